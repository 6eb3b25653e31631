import Compositional

/// The calls of a host that has views, and properties that are set directly.
extension CollectionViewSimulator {
  /// True if a finger is down.
  package var isTracking: Bool { touch != nil }

  /// True if a finger drags the view.
  package var isDragging: Bool { touch?.target == .view }

  /// True if the view moves after a finger has released it.
  package var isDecelerating: Bool {
    LayoutAxis.allCases.contains { motions[$0].map { $0.purpose != .glide } ?? false }
  }

  /// True if the view moves to an offset that the program has asked for.
  package var isGliding: Bool {
    LayoutAxis.allCases.contains { motions[$0]?.purpose == .glide }
  }

  /// The offsets of the orthogonal sections that were scrolled, in points.
  package var scrolledOffsets: [Int: CGFloat] {
    viewport.orthogonalOffsets.filter { rows[$0.key] != nil }
  }

  /// Moves the view at once, as setting the content offset does: nothing is clamped or laid out.
  ///
  /// A motion of the view ends. A finger that is down goes on from the new offset.
  ///
  /// - Parameter offset: The content offset, in points.
  package mutating func place(at offset: CGPoint) {
    let shift = CGPoint(
      x: offset.x - viewport.contentOffset.x, y: offset.y - viewport.contentOffset.y)
    motions = PerAxis(nil)
    velocity = CGPoint(x: 0, y: 0)
    pursuit = nil
    touch?.unbandedOffset.x += shift.x
    touch?.unbandedOffset.y += shift.y
    viewport.contentOffset = offset
    keptPlace = nil
    needsLayout = true
  }

  /// Moves an orthogonal section at once; it may be past its ends.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: The offset, in points from the leading end of the row.
  package mutating func place(section: Int, at offset: CGFloat) {
    rows[section] = RowState()
    setRow(section, to: Double(offset))
    if offset == 0 { viewport.orthogonalOffsets[section] = nil }
  }

  /// Changes the insets that the host has computed by its own rules, in points, and follows them.
  package mutating func setHostInset(_ inset: PhysicalEdgeInsets) {
    hostInset = inset
    followInsets()
  }

  /// Goes on with other content where a simulator has come to: its time, its insets, its offset, and
  /// the views that leave.
  package mutating func goOn(from other: CollectionViewSimulator) {
    ticks = other.ticks
    leaving = other.leaving
    hostInset = other.hostInset
    viewport.adjustedContentInset = other.viewport.adjustedContentInset
    viewport.contentOffset = other.viewport.contentOffset
    keptPlace = other.keptPlace ?? place(through: .content)
  }

  /// Lets the view open at its start, when its content is prepared.
  package mutating func keepStart() { keptPlace = .start }

  /// Keeps the place of another copy of the simulator, which it has now, until the content is
  /// prepared again; a place that is kept already stays.
  package mutating func keepPlace(of other: CollectionViewSimulator) {
    keptPlace = keptPlace ?? other.anchoredPlace
  }

  /// Lets no element keep its place, because the data is other data.
  package mutating func forgetAnchor() { keptPlace?.anchor = nil }

  /// Takes a new preparation of the content: the view keeps its place, sections come to rest, and
  /// handlers are called again.
  ///
  /// - Parameters:
  ///   - environment: The environment of the preparation, with the size of the view.
  ///   - offset: The content offset, in points.
  package mutating func contentDidChange(
    in environment: CollectionLayoutEnvironment, at offset: CGPoint
  ) {
    let size = environment.container.contentSize
    isResized = isResized || size != viewport.size
    self.environment = environment
    viewport.size = size
    viewport.contentOffset = offset
    if let place = keptPlace {
      keptPlace = nil
      let distance = distance(to: place)
      if distance != CGPoint(x: 0, y: 0) { move(by: distance) }
      keep(anchor(of: place))
    }
    viewport.orthogonalOffsets = content.orthogonalOffsets(asking: scrolledOffsets)
    visibleItems.invalidate()
    hasStoppedMeasuring = false
    needsLayout = true
  }

  /// Discards what is shown, so that the next layout pass shows everything anew.
  package mutating func forgetShown() {
    for element in shown { giveBack(element) }
    shown = []
    cancelPrefetching { _ in true }
    prefetcher = Prefetcher()
    needsLayout = true
  }

  /// Lays out the view; one that pages and has another size now comes to a page.
  package mutating func layOutContent() {
    let isResized = isResized
    self.isResized = false
    if isResized {
      keepGoal(at: nil)
      turnToPage()
    }
    layOut()
    // Measuring may have moved the content away from the page.
    if isResized, turnToPage() { layOut() }
  }

  /// Lets the next tick lay out the view.
  package mutating func setNeedsLayout() { needsLayout = true }

  /// True if the view has to be laid out.
  package var isLayoutNeeded: Bool { needsLayout }
}
