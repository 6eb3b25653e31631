// Self-sizing: measured sizes of elements, and the changes they cause (rule 2.8).

extension CollectionLayout {
  /// Returns the size that an element must fit.
  ///
  /// - Returns: The proposal; nil if the element is not measured: it does not exist, has no
  ///   estimated size, or is in a group that determines its size.
  /// - Complexity: O(log sections + log measured groups)
  public func measurementProposal(for id: ElementID) -> MeasurementProposal? {
    guard id.indexPath.item >= 0, let environment else { return nil }
    return stack.proposal(for: id, environment: environment)
  }

  /// Returns the proposal for the next visible element to measure.
  ///
  /// It is the first one without a measured size, in the order of the host. A measured size moves
  /// the elements after it, so record it before the next call.
  ///
  /// - Parameter viewport: The current viewport.
  /// - Complexity: O(log sections + visible elements)
  public func nextMeasurement(in viewport: Viewport) -> MeasurementProposal? {
    var search = MeasurementSearch()
    return nextMeasurement(in: viewport, &search)
  }

  /// Returns the proposal for the next visible element to measure.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - search: The search that goes on. Its owner notes what moves between two calls.
  /// - Complexity: O(log sections + visible elements from the place of the search on)
  package func nextMeasurement(
    in viewport: Viewport, _ search: inout MeasurementSearch
  ) -> MeasurementProposal? {
    guard let environment else { return nil }
    return stack.firstUnmeasured(in: viewport, environment: environment, &search)
  }

  /// Records the measured size of an element, and solves the groups that depend on it.
  ///
  /// The size is kept until the element is removed or its proposal changes on the other axis, or
  /// all measured sizes are discarded. It is also kept when the section provider runs again.
  ///
  /// - Parameters:
  ///   - measurement: An element and its preferred size; ignored if the element is not measured.
  ///   - viewport: The current viewport; nil to leave the content offset unadjusted.
  ///   - edge: The edge of the scroll anchor.
  /// - Complexity: O(log sections + log measured groups), and the solve of one group.
  @discardableResult
  public mutating func record(
    _ measurement: ElementMeasurement, in viewport: Viewport? = nil,
    keeping edge: ScrollAnchor.Edge = .top
  ) -> LayoutChange {
    var change = LayoutChange(contentSize: contentSize)
    guard let viewport else {
      record(measurement, addingTo: &change)
      noteContentSize(&change)
      return change
    }
    let kept = keptView(in: viewport, keeping: edge, through: .lengths)
    record(measurement, addingTo: &change)
    finish(&change, kept)
    return change
  }

  /// Measures the visible elements in the order of the host, until all of them have a size.
  ///
  /// Elements are measured one at a time from the top down, and the layout is solved after each
  /// one (rule 2.8.5). A search for the next one looks at 1,000,000 groups at most; groups far shorter
  /// than a pixel may all be visible.
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - edge: The edge of the scroll anchor; nil to leave the content offset unadjusted.
  ///   - anchor: The ``LayoutChange/anchor`` of the change that has made the elements visible:
  ///     it keeps its position through the measurements, too. Nil to choose an element.
  ///   - measurer: Measures the elements.
  ///   - limit: The most elements to measure; fewer are measured if each of them changes very many
  ///     groups.
  /// - Returns: The changes. The host adds the content offset adjustment to its offset.
  /// - Complexity: O(*s* + *m* log *n*), where *s* is the number of visible elements, *m* the number
  ///   of elements measured and *n* the number of measured groups. What moves visible elements that
  ///   were measured before, such as a longer length that all cells share, adds *s* each time.
  @inline(never)
  @discardableResult
  public mutating func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge? = .top, anchor: ScrollAnchor? = nil,
    with measurer: some Measuring, atMost limit: Int = .max
  ) -> LayoutChange {
    var change = LayoutChange(contentSize: contentSize)
    var pass = MeasuringPass(in: viewport, keeping: edge, anchor: anchor)
    while !change.reaches(limit), let proposal = pass.next(in: self) {
      guard pass.mayAsk(proposal.id) else {
        // Other elements move it back and forth between positions with different proposals.
        noteUnsettled(proposal, [])
        break
      }
      guard mayPlaceMore(change, inSection: proposal.id.indexPath.section) else { break }
      let before = change.firstMoved
      change.firstMoved = nil
      settle(proposal, with: measurer, &change)
      pass.follow(self, moved: change.firstMoved)
      if let before { change.noteMoved(from: before) }
    }
    noteContentSize(&change)
    change.contentOffsetAdjustment = pass.contentOffsetAdjustment
    return change
  }

  /// Measures all elements, visible or not.
  ///
  /// - Parameter measurer: Measures the elements.
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements with estimated sizes.
  @discardableResult
  public mutating func measureEverything(with measurer: some Measuring) -> LayoutChange {
    var change = LayoutChange(contentSize: contentSize)
    for section in stack.sections.indices {
      if stack.sections[section].geometry.groups.isMeasured {
        var item = 0
        while item < stack.sections[section].geometry.groups.measuredTotals?.itemCount ?? 0,
          mayPlaceMore(change, inSection: section)
        {
          settle(.cell(section: section, item: item), with: measurer, &change)
          item += 1
        }
      }
      for placed in stack.sections[section].geometry.boundaryItems {
        let id = ElementID.supplementary(kind: placed.item.elementKind, section: section)
        settle(id, with: measurer, &change)
      }
    }
    for placed in stack.boundary.items {
      let id = ElementID.supplementary(kind: placed.item.elementKind, .ofLayout)
      settle(id, with: measurer, &change)
    }
    noteContentSize(&change)
    return change
  }

  /// Returns false if a pass has placed very many cells for each element it measured, and reports the
  /// section.
  private mutating func mayPlaceMore(_ change: LayoutChange, inSection index: Int) -> Bool {
    let most =
      SolverLimits.placedInPass + SolverLimits.placedForEach * change.measuredElements
    guard change.cellsPlaced > most else { return true }
    let diagnostic = LayoutDiagnostic(reason: .measuringStopped, section: index)
    if findings[index]?.contains(diagnostic) != true {
      findings[index, default: []].append(diagnostic)
    }
    return false
  }

  private mutating func settle(
    _ id: ElementID, with measurer: some Measuring, _ change: inout LayoutChange
  ) {
    guard let proposal = measurementProposal(for: id) else { return }
    settle(proposal, with: measurer, &change)
  }

  /// Measures an element until its preferred size is its size.
  ///
  /// The host measures again after it applies the new size. An element whose preferred size depends
  /// on its size would never settle; it keeps its size after ``SolverLimits/measurements`` measurements.
  private mutating func settle(
    _ proposal: MeasurementProposal, with measurer: some Measuring,
    _ change: inout LayoutChange
  ) {
    var proposal = proposal
    var answers: [PreferredSize] = []
    for _ in 0..<SolverLimits.measurements {
      let answer = measurer.preferredSize(for: proposal)
      guard record(ElementMeasurement(proposal.id, answer), addingTo: &change),
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
    if proposal.measuresWidth { sizes.append("widths \(text(answers.map({ $0.width })))") }
    if proposal.measuresHeight { sizes.append("heights \(text(answers.map({ $0.height })))") }
    findings[section, default: []].append(
      LayoutDiagnostic(
        reason: .unsettledSize(proposal.id), section: section,
        subject: sizes.joined(separator: "; ")))
  }

  /// Records a measurement; returns true if it changed anything.
  ///
  /// - Parameters:
  ///   - measurement: The measurement.
  ///   - change: The changes, which are added.
  @discardableResult
  mutating func record(
    _ measurement: ElementMeasurement, addingTo change: inout LayoutChange
  ) -> Bool {
    let path = measurement.id.indexPath
    let answer = measurement.size.vector
    switch measurement.id {
    case .cell:
      guard let (work, first) = stack.record(cell: path, answer) else {
        return false
      }
      groupsSolved += work.groupsSolved
      cellsPlaced += work.cellsPlaced
      change.groupsSolved += work.groupsSolved
      change.entriesWritten += work.entriesWritten
      change.cellsPlaced += work.cellsPlaced
      change.noteMoved(from: first)
      checkLengths(ofSection: path.section)
    case .supplementary(let kind, _):
      guard stack.record(boundaryItem: kind, at: path, answer) else { return false }
      if !path.isOfLayout { checkLengths(ofSection: path.section) }
      change.noteMoved(boundaryItemAt: path)
    case .decoration:
      return false
    }
    change.measuredElements += 1
    return true
  }

  /// Records the content size.
  ///
  /// In a right-to-left layout a change of the width moves all elements.
  private func noteContentSize(_ change: inout LayoutChange) {
    let size = contentSize
    change.contentSize = size
    guard size.width != change.contentSizeBefore.width, !change.isEmpty,
      stack.isMirrored
    else { return }
    change.noteMoved(from: ElementIndexPath(item: 0, section: 0))
  }

  /// Records the content size, the content offset adjustment and the anchor after a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - kept: What the view keeps in its place; nil for no view.
  ///   - resized: The size of the view after the change, into which the anchor is brought; nil if it is
  ///     the same.
  func finish(
    _ change: inout LayoutChange, _ kept: KeptView?, resized: CGSize? = nil
  ) {
    noteContentSize(&change)
    guard let kept else { return }
    var viewport = kept.viewport
    viewport.size = resized ?? viewport.size
    let anchor =
      resized == nil ? kept.anchor : kept.anchor?.brought(into: viewport, along: stack.main)
    let offset = keep(anchor, in: viewport, kept.stand).offset
    change.contentOffsetAdjustment = CGPoint(
      x: offset.x - viewport.contentOffset.x, y: offset.y - viewport.contentOffset.y)
    change.anchor = anchor
  }
}

extension CollectionLayout {
  /// Measures the visible elements with a closure (see ``measure(in:keeping:anchor:with:atMost:)``).
  ///
  /// - Parameters:
  ///   - viewport: The current viewport.
  ///   - edge: The edge of the scroll anchor; nil to leave the content offset unadjusted.
  ///   - anchor: The anchor of the change that has made the elements visible; nil to choose one.
  ///   - body: Returns the preferred size for a proposal.
  @discardableResult
  public mutating func measure(
    in viewport: Viewport, keeping edge: ScrollAnchor.Edge? = .top, anchor: ScrollAnchor? = nil,
    _ body: (MeasurementProposal) -> PreferredSize
  ) -> LayoutChange {
    withoutActuallyEscaping(body) {
      measure(in: viewport, keeping: edge, anchor: anchor, with: ClosureMeasurer($0))
    }
  }
}
