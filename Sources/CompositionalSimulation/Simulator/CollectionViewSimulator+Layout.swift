import Compositional

/// The layout pass: measures visible elements, calls handlers, and updates the shown elements.
extension CollectionViewSimulator {
  /// Lays out the view in its current state.
  ///
  /// - Complexity: O(log sections + visible elements), plus the cost of measuring
  package mutating func layOut() {
    isOverfull = showsTooMany
    guard !isOverfull else { return }
    let kept = keptAnchor.flatMap { $0.contentOffset == viewport.contentOffset ? $0.anchor : nil }
    keptAnchor = nil
    for _ in 0..<Self.passesAtMost {
      needsLayout = false
      // Measuring may move the rest offsets of rows, which makes more elements visible.
      guard measure(keeping: kept), needsLayout else { break }
    }
    noteJump(of: kept)
    for diagnostic in content.updateHandlers(&visibleItems, in: viewport) {
      note(.ignored, section: diagnostic.section, diagnostic.description)
    }
    isOverfull = showsTooMany
    guard !isOverfull else { return }
    let appeared = pending.appeared.count
    show()
    noteBlankRows()
    if isPrefetchingEnabled {
      prefetch(appearedSince: appeared)
    } else if !prefetcher.outstanding.isEmpty {
      cancelPrefetching { _ in true }
      prefetcher = Prefetcher()
    }
  }

  /// True if more elements than ``shownAtMost`` may be visible.
  private var showsTooMany: Bool {
    shownAtMost < .max
      && content.elementBound(in: viewport.bounds, at: viewport) > shownAtMost
  }

  /// The maximum number of measuring passes in one layout pass.
  private static let passesAtMost = 4

  // MARK: Measuring

  /// The most elements that are measured at once.
  ///
  /// In a section whose cells share the largest length, all cells are measured, and there may be a
  /// billion. A view that reaches the bound keeps the sizes it has until the data or the environment
  /// changes.
  package static let measuredAtOnce = 20_000

  /// Measures the visible elements that still have their estimates.
  ///
  /// - Parameter kept: The anchor of the change that made them visible; nil to choose one.
  /// - Returns: True if any element was measured and no size stayed unsettled.
  private mutating func measure(keeping kept: ScrollAnchor?) -> Bool {
    guard !hasStoppedMeasuring, content.needsMeasuring(in: viewport, with: measurer) else {
      return false
    }
    let axis = content.scrollDirection
    let place = place(through: .lengths)
    // At the start nothing else has a place that it could lose.
    let anchor =
      place.stands[axis].isAtStart || kept != nil
      ? nil : content.scrollAnchor(in: viewport, keeping: anchorEdge)
    let rowAnchors = rowAnchors
    let lengths = lengthsOfMovedRows
    var change = content.measure(
      in: viewport, keeping: anchorEdge, anchor: kept, with: measurer, atMost: Self.measuredAtOnce)
    // The engine has kept the end of the view; a layout that a user has written has not.
    if kept == nil, !place.stands[axis].keepsContent {
      change.contentOffsetAdjustment[axis] = distance(to: place)[axis]
    }
    hasStoppedMeasuring = change.reaches(Self.measuredAtOnce)
    keep(rowAnchors)
    take(change)
    noteMovedContent(below: lengths)
    noteJump(of: anchor)
    guard change.measuredElements >= SolverLimits.measurements else {
      return change.measuredElements > 0
    }
    var hasSettled = true
    for diagnostic in content.diagnostics {
      guard case .unsettledSize(let id) = diagnostic.reason else { continue }
      hasSettled = false
      if unsettled.insert(id).inserted { note(.unsettled, diagnostic.description) }
    }
    return hasSettled
  }

  /// Applies the effects of a layout change to the view.
  mutating func take(_ change: LayoutChange) {
    let shift = change.contentOffsetAdjustment
    pending.work.measurements += change.measuredElements
    pending.work.groupsSolved += change.groupsSolved
    pending.contentOffsetAdjustment.x += shift.x
    pending.contentOffsetAdjustment.y += shift.y
    viewport.contentOffset.x += shift.x
    viewport.contentOffset.y += shift.y
    prefetcher.shift(by: shift[content.scrollDirection])
    needsLayout = true
    guard !change.isEmpty else { return }
    followContent(moved: shift)
    if content.hasOrthogonalSections { settleRows(content.sections(in: viewport)) }
  }

  /// Records a jump if an element moved on screen.
  ///
  /// - Parameters:
  ///   - anchor: An element, and its place before.
  ///   - id: The element that has its place now; nil for the same.
  ///   - reason: The end of the event's text.
  mutating func noteJump(
    of anchor: ScrollAnchor?, now id: ElementID? = nil, because reason: String = ""
  ) {
    // An element that was not on screen before cannot jump, and a view at its start shows the start.
    guard !shown.isEmpty, let anchor, !anchor.stand.isAtStart,
      let now = content.attributes(for: id ?? anchor.id, at: viewport)
    else { return }
    let axis = content.scrollDirection
    let box = Box(now.frame)
    let edge = anchor.edge == .top ? box.min(axis) : box.max(axis)
    let distance = edge - viewport.contentOffset[axis] - Double(anchor.distance)
    guard distance.magnitude > 1 / Double(environment.displayScale) else { return }
    pending.jump = max(pending.jump, distance.magnitude)
    note(.jumped, "\(anchor.id) by \(points: distance)\(reason)")
  }

  // MARK: Elements

  /// Updates the shown elements.
  private mutating func show() {
    found.removeAll(keepingCapacity: true)
    visibleWork = content.find(in: viewport, &found)
    pending.work.elementsVisited += visibleWork.elementsVisited
    if !found.isSortedByPlace { found.sort { $0.isPlacedBefore($1) } }
    if shown.count == found.count {
      var isSame = true
      for index in shown.indices where !shown[index].frame.isSameElement(as: found[index]) {
        isSame = false
        break
      }
      if isSame { return }
    }
    exchange()
  }

  /// Returns the views of elements that disappeared and takes views for those that appeared.
  private mutating func exchange() {
    var kept: [ShownElement] = []
    kept.reserveCapacity(found.count)
    var old = 0
    var come: [Int] = []
    for frame in found {
      while old < shown.count, shown[old].frame.isPlacedBefore(frame) {
        giveBack(shown[old])
        old += 1
      }
      if old < shown.count, shown[old].frame.isSameElement(as: frame) {
        kept.append(shown[old])
        old += 1
      } else {
        come.append(kept.count)
        kept.append(ShownElement(frame: frame, kind: nil, view: -1))
      }
    }
    for element in shown[old...] { giveBack(element) }
    for index in come {
      let id = content.id(of: kept[index].frame)
      kept[index].kind = id.kind
      kept[index].view = take(viewFor: id)
    }
    shown = kept
  }

  /// Takes a view for an element that appeared.
  mutating func take(viewFor id: ElementID) -> Int {
    let created = pool.all.created
    let view = pool.dequeue(id.kind)
    if pool.all.created > created {
      pending.created += 1
      if id.kind == nil { pending.createdCells += 1 }
    } else {
      pending.reused += 1
    }
    pending.appeared.append(id)
    pending.dequeued.append(view)
    return view
  }

  /// Returns the view of an element that disappeared.
  mutating func giveBack(_ element: ShownElement) {
    pool.enqueue(element.view, element.kind)
    pending.returned += 1
    pending.disappeared.append(element.id)
  }
}
