import Compositional

/// A layout pass: measure what has come into sight, tell handlers, let elements come and go.
extension CollectionViewSimulator {
  /// Lays the view out as it is now.
  ///
  /// - Complexity: O(log sections + elements in sight), and what measuring costs.
  mutating func layOut() {
    for _ in 0..<Self.passesAtMost {
      needsLayout = false
      // What is measured may bring rows to rest elsewhere, where there is more to measure.
      guard measure(), needsLayout else { break }
    }
    for diagnostic in visibleItems.update(in: viewport, of: layout) {
      note(.ignored, section: diagnostic.section, diagnostic.description)
    }
    let appeared = pending.appeared.count
    show()
    if isPrefetchingEnabled {
      prefetch(appearedSince: appeared)
    } else if !prefetcher.outstanding.isEmpty {
      cancelPrefetching { _ in true }
      prefetcher = Prefetcher()
    }
  }

  /// How often one layout pass measures what its measuring has brought into sight.
  private static let passesAtMost = 4

  // MARK: Measuring

  /// Measures what is in sight and still has its estimate; whether all of it has settled on a size,
  /// and there was any.
  private mutating func measure() -> Bool {
    guard let measurer, layout.nextMeasurement(in: viewport) != nil else { return false }
    let anchor = layout.scrollAnchor(in: viewport, edge: anchorEdge)
    let invalidation = layout.measure(in: viewport, keeping: anchorEdge, with: measurer)
    take(invalidation)
    noteJump(of: anchor)
    guard invalidation.measuredElements >= CollectionLayout.measuringBound else {
      return invalidation.measuredElements > 0
    }
    var hasSettled = true
    for diagnostic in layout.diagnostics {
      guard case .unsettledSize(let id) = diagnostic.reason else { continue }
      hasSettled = false
      if unsettled.insert(id).inserted { note(.unsettled, diagnostic.description) }
    }
    return hasSettled
  }

  /// Takes over what a change of the layout means for the view.
  mutating func take(_ invalidation: LayoutInvalidation) {
    let shift = invalidation.contentOffsetAdjustment
    pending.work.measurements += invalidation.measuredElements
    pending.work.groupsSolved += invalidation.groupsSolved
    pending.contentOffsetAdjustment.x += shift.x
    pending.contentOffsetAdjustment.y += shift.y
    viewport.contentOffset.x += shift.x
    viewport.contentOffset.y += shift.y
    prefetcher.shift(by: shift[layout.configuration.scrollDirection])
    needsLayout = true
    guard !invalidation.isEmpty else { return }
    followContent(moved: shift)
    if layout.hasOrthogonalSections { settleRows(layout.sections(in: viewport)) }
  }

  /// Notes how far an element was thrown off its place on screen.
  private mutating func noteJump(of anchor: ScrollAnchor?) {
    // What has not been on screen yet cannot jump.
    guard !shown.isEmpty, let anchor, let now = layout.attributes(for: anchor.id, at: viewport)
    else { return }
    let axis = layout.configuration.scrollDirection
    let box = Box(now.frame)
    let edge = anchor.edge == .top ? box.min(axis) : box.max(axis)
    let distance = edge - viewport.contentOffset[axis] - Double(anchor.distance)
    guard distance.magnitude > 1 / Double(environment.displayScale) else { return }
    pending.jump = max(pending.jump, distance.magnitude)
    note(.jumped, "\(anchor.id) by \(points: distance)")
  }

  // MARK: Elements

  /// Lets elements come and go.
  private mutating func show() {
    found.removeAll(keepingCapacity: true)
    let work = layout.find(in: viewport, &found)
    pending.work.elementsVisited += work.elementsVisited
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

  /// Returns the views of what is gone and takes views for what has come.
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
      let id = layout.id(of: kept[index].frame)
      kept[index].kind = id.kind
      kept[index].view = take(viewFor: id)
    }
    shown = kept
  }

  /// Takes a view for an element that has come into sight.
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

  /// Returns the view of an element that has gone out of sight.
  mutating func giveBack(_ element: ShownElement) {
    pool.enqueue(element.view, element.kind)
    pending.returned += 1
    pending.disappeared.append(element.id)
  }
}
