/// Self-sizing: what elements answer, and what moves because of it (rule 2.8).
extension CollectionLayout {
  /// How often one element may change its mind before it is left as it is (rule 2.8.10).
  package static let measuringBound = 100

  /// What an element is asked to fit.
  ///
  /// - Returns: nil for one that is not measured: it is not there, has no estimated size, or stands
  ///   in a group that does not let it choose.
  /// - Complexity: O(log sections + log measured groups)
  public func measurementProposal(for id: ElementID) -> MeasurementProposal? {
    stack.proposal(for: id, category: environment?.contentSizeCategory ?? .large)
  }

  /// The elements in sight that are still to be measured, in the order of the host.
  ///
  /// Each changes where the following ones stand, so the host measures the first and asks again.
  ///
  /// - Parameter viewport: where the view is scrolled to.
  /// - Complexity: O(log sections + elements in sight)
  public func nextMeasurement(in viewport: Viewport) -> MeasurementProposal? {
    stack.firstUnmeasured(
      in: viewport, category: environment?.contentSizeCategory ?? .large)
  }

  /// Notes what an element was measured at, and solves anew what depends on it.
  ///
  /// The size is kept for the element until it is removed, is proposed another length on its other
  /// axis, or everything is forgotten; it survives that the section provider runs again.
  ///
  /// - Parameters:
  ///   - measurement: an element that is measured, and its answer; of any other nothing is noted.
  ///   - viewport: where the view is scrolled to; nil adjusts no content offset.
  ///   - edge: what is to stay on screen.
  /// - Complexity: O(log sections + log measured groups), and one solve of a group.
  @discardableResult
  public mutating func record(
    _ measurement: ElementMeasurement, in viewport: Viewport? = nil,
    keeping edge: ScrollAnchor.Edge = .top
  ) -> LayoutInvalidation {
    var invalidation = LayoutInvalidation(contentSize: contentSize)
    guard let viewport else {
      note(measurement, &invalidation)
      noteContentSize(&invalidation)
      return invalidation
    }
    let anchor = scrollAnchor(in: viewport, edge: edge)
    let wasPulled = isPulled(viewport)
    note(measurement, &invalidation)
    finish(&invalidation, anchor, viewport, wasPulled: wasPulled)
    return invalidation
  }

  /// Measures what is in sight as the host does: from the top down, one element at a time, solving
  /// anew after each, until everything in sight has its size.
  ///
  /// - Parameters:
  ///   - viewport: where the view is scrolled to.
  ///   - edge: what is to stay on screen; nil keeps the content offset as it is.
  ///   - measurer: answers for the elements.
  /// - Returns: what changed. Its content offset adjustment is what the host adds to its offset.
  /// - Complexity: O(m (log n + s)) for m elements measured and s in sight.
  @discardableResult
  public mutating func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge? = .top, with measurer: some Measuring
  ) -> LayoutInvalidation {
    measure(in: viewport, keeping: edge, with: measurer, atMost: .max)
  }

  /// Measures what is in sight, but no more than so many elements.
  @discardableResult
  package mutating func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge?, with measurer: some Measuring,
    atMost limit: Int
  ) -> LayoutInvalidation {
    var viewport = viewport
    var asked = 0
    let start = viewport.contentOffset
    var invalidation = LayoutInvalidation(contentSize: contentSize)
    var turns: [ElementID: Int] = [:]
    while asked < limit, let proposal = nextMeasurement(in: viewport) {
      asked += 1
      turns[proposal.id, default: 0] += 1
      guard turns[proposal.id, default: 0] <= Self.measuringBound else {
        // Others push it back and forth between places that ask different sizes of it.
        noteUnsettled(proposal, [])
        break
      }
      let anchor = edge.flatMap { scrollAnchor(in: viewport, edge: $0) }
      let wasPulled = isPulled(viewport)
      settle(proposal, with: measurer, &invalidation)
      guard edge != nil else { continue }
      viewport.contentOffset = contentOffset(
        keeping: anchor, in: viewport, wasPulled: wasPulled)
    }
    noteContentSize(&invalidation)
    invalidation.contentOffsetAdjustment = CGPoint(
      x: viewport.contentOffset.x - start.x, y: viewport.contentOffset.y - start.y)
    return invalidation
  }

  /// Measures every element there is, in sight or not.
  ///
  /// - Parameter measurer: answers for the elements.
  /// - Complexity: O(n log n) for n elements with estimated sizes.
  @discardableResult
  public mutating func measureEverything(with measurer: some Measuring) -> LayoutInvalidation {
    var invalidation = LayoutInvalidation(contentSize: contentSize)
    for section in stack.sections.indices {
      if stack.sections[section].geometry.groups.isMeasured {
        var item = 0
        while item < stack.sections[section].geometry.itemCount {
          settle(.cell(section: section, item: item), with: measurer, &invalidation)
          item += 1
        }
      }
      for placed in stack.sections[section].geometry.boundaryItems {
        let id = ElementID.supplementary(kind: placed.item.elementKind, section: section)
        settle(id, with: measurer, &invalidation)
      }
    }
    for placed in stack.boundary.items {
      let id = ElementID.supplementary(kind: placed.item.elementKind, section: 0, item: .max)
      settle(id, with: measurer, &invalidation)
    }
    noteContentSize(&invalidation)
    return invalidation
  }

  private mutating func settle(
    _ id: ElementID, with measurer: some Measuring, _ invalidation: inout LayoutInvalidation
  ) {
    guard let proposal = measurementProposal(for: id) else { return }
    settle(proposal, with: measurer, &invalidation)
  }

  /// Asks an element until its answer is its size.
  ///
  /// The host asks again once the new size is applied; an element whose answer depends on its size
  /// would go on for ever, and is left as it is after a while.
  private mutating func settle(
    _ proposal: MeasurementProposal, with measurer: some Measuring,
    _ invalidation: inout LayoutInvalidation
  ) {
    var proposal = proposal
    var answers: [PreferredSize] = []
    for _ in 0..<Self.measuringBound {
      let answer = measurer.preferredSize(for: proposal)
      guard note(ElementMeasurement(proposal.id, answer), &invalidation),
        let next = measurementProposal(for: proposal.id)
      else { return }
      if next.size == proposal.size { return }
      answers.append(answer)
      proposal = next
    }
    noteUnsettled(proposal, Array(answers.suffix(4)))
  }

  private mutating func noteUnsettled(_ proposal: MeasurementProposal, _ answers: [PreferredSize]) {
    let section = proposal.id.indexPath.section
    func text(_ lengths: [CGFloat?]) -> String {
      lengths.map { $0.map { "\(points: $0)" } ?? "none" }.joined(separator: ", ")
    }
    var sizes: [String] = []
    if proposal.measuresWidth { sizes.append("widths \(text(answers.map(\.width)))") }
    if proposal.measuresHeight { sizes.append("heights \(text(answers.map(\.height)))") }
    findings[section, default: []].append(
      LayoutDiagnostic(
        reason: .unsettledSize(proposal.id), section: section,
        subject: sizes.joined(separator: "; ")))
  }

  /// Notes a measurement; whether it was new.
  @discardableResult
  mutating func note(_ measurement: ElementMeasurement, _ invalidation: inout LayoutInvalidation)
    -> Bool
  {
    makeStackUnique()
    let path = measurement.id.indexPath
    let answer = measurement.size.vector
    switch measurement.id {
    case .cell:
      guard let (groups, first) = stack.measure(cell: path, answer) else { return false }
      groupsSolved += groups
      invalidation.groupsSolved += groups
      invalidation.noteMoved(from: first)
    case .supplementary(let kind, _):
      let isNew =
        path.item == .max
        ? stack.measure(layoutBoundaryItem: kind, answer)
        : stack.measure(boundaryItem: kind, ofSection: path.section, answer)
      guard isNew else { return false }
      invalidation.noteMoved(
        from: ElementIndexPath(item: 0, section: path.item == .max ? 0 : path.section))
    case .decoration:
      return false
    }
    invalidation.measuredElements += 1
    return true
  }

  /// Notes how large everything is now.
  ///
  /// For a reader from the right, who sees the content from its far end, another width moves
  /// everything.
  private func noteContentSize(_ invalidation: inout LayoutInvalidation) {
    invalidation.contentSize = contentSize
    guard !invalidation.isEmpty, environment?.layoutDirection == .rightToLeft,
      contentSize.width != invalidation.contentSizeBefore.width
    else { return }
    invalidation.noteMoved(from: ElementIndexPath(item: 0, section: 0))
  }

  /// Notes what a change has come to, and how the content offset follows.
  func finish(
    _ invalidation: inout LayoutInvalidation, _ anchor: ScrollAnchor?, _ viewport: Viewport?,
    wasPulled: Bool
  ) {
    noteContentSize(&invalidation)
    guard let viewport else { return }
    let offset = contentOffset(keeping: anchor, in: viewport, wasPulled: wasPulled)
    invalidation.contentOffsetAdjustment = CGPoint(
      x: offset.x - viewport.contentOffset.x, y: offset.y - viewport.contentOffset.y)
  }
}

extension CollectionLayout {
  /// Measures what is in sight with a closure (see ``measure(in:keeping:with:)``).
  ///
  /// - Parameters:
  ///   - viewport: where the view is scrolled to.
  ///   - edge: what is to stay on screen; nil keeps the content offset as it is.
  ///   - body: answers a proposal.
  @discardableResult
  public mutating func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge? = .top,
    _ body: @escaping (MeasurementProposal) -> PreferredSize
  ) -> LayoutInvalidation {
    measure(in: viewport, keeping: edge, with: ClosureMeasurer(body))
  }
}
