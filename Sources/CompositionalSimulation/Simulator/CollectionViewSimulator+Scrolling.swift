import Compositional

/// What an animated scroll is on its way to.
struct Pursuit: Hashable, Sendable {
  /// Where it ends.
  enum Goal: Hashable, Sendable {
    /// An offset, in points.
    case offset(CGPoint)
    /// An element, wherever it is by then.
    case element(ElementID, ItemScrollPosition)
  }

  /// Where it ends.
  var goal: Goal
  /// How often it set out again because its goal had moved by the time it arrived.
  var corrections = 0
}

/// Scrolling by programme: to an offset and to an item.
extension CollectionViewSimulator {
  /// How often a scroll to an item sets out again because measuring has moved the item.
  ///
  /// Each time everything in sight is measured, so the item stays where it is soon; this ends the
  /// search for one that never does.
  static let correctionsAtMost = 32

  /// Scrolls the view to an offset, as `setContentOffset(_:animated:)`.
  ///
  /// - Parameters:
  ///   - offset: in points of the content; brought into what can be scrolled to.
  ///   - animated: whether it takes ``ScrollPhysics/glideDuration``; else it is there at once.
  public mutating func setContentOffset(_ offset: CGPoint, animated: Bool = false) {
    requireFinite(offset.x, "content offset")
    requireFinite(offset.y, "content offset")
    liftFinger()
    note(.scrolled, "to \(Self.text(offset))")
    scroll(to: .offset(offset), animated: animated)
  }

  /// Scrolls an item into place, in the view and in its orthogonal section.
  ///
  /// Where sizes are still estimates the item moves while what is on the way is measured; the scroll
  /// follows it and ends with the item exactly in place.
  ///
  /// - Parameters:
  ///   - path: the item; one that is not there moves nothing.
  ///   - position: where it comes to stand. One that speaks of the other axis leaves the view where it
  ///     is as far as the item is in sight.
  ///   - animated: whether it takes ``ScrollPhysics/glideDuration``; else it is there at once.
  public mutating func scrollToItem(
    at path: ElementIndexPath, position: ItemScrollPosition = .nearest, animated: Bool = false
  ) {
    guard layout.attributes(for: .cell(path)) != nil else { return }
    liftFinger()
    note(.scrolled, "to item \(path), \(position.rawValue)")
    scrollRow(to: path, position, animated: animated)
    scroll(to: .element(.cell(path), position), animated: animated)
  }

  /// Asks an orthogonal section to go to an offset; it comes to rest where its behaviour lets it.
  ///
  /// - Parameters:
  ///   - section: the section; one that does not scroll stays as it is.
  ///   - offset: in points from the leading end of the row.
  ///   - animated: whether it takes ``ScrollPhysics/glideDuration``; else it is there at once.
  public mutating func scroll(section: Int, to offset: CGFloat, animated: Bool = false) {
    requireFinite(offset, "offset of a section")
    guard let scroller = layout.orthogonalScroller(ofSection: section) else { return }
    liftFinger()
    note(.scrolled, section: section, "to \(points: offset)")
    moveRow(section, to: Double(scroller.restOffset(nearest: offset)), animated: animated)
  }

  // MARK: The view

  private mutating func scroll(to goal: Pursuit.Goal, animated: Bool) {
    motions = PerAxis(nil)
    velocity = CGPoint(x: 0, y: 0)
    pursuit = Pursuit(goal: goal)
    if animated {
      glide()
      return
    }
    for _ in 0..<Self.correctionsAtMost {
      guard let target = pursuedOffset, target != viewport.contentOffset || needsLayout else {
        break
      }
      viewport.contentOffset = target
      layOut()
    }
    pursuit = nil
    note(.rested, "at \(Self.text(viewport.contentOffset))")
  }

  /// Sets out for what is pursued.
  private mutating func glide() {
    guard let target = pursuedOffset else { return }
    for axis in LayoutAxis.allCases where target[axis] != viewport.contentOffset[axis] {
      motions[axis] = started(
        .glide(
          from: viewport.contentOffset[axis], to: target[axis], duration: physics.glideDuration),
        for: .glide)
    }
    if !movesView { pursuit = nil }
  }

  /// Where what is pursued is by now, within what can be scrolled to; nil where nothing is pursued.
  var pursuedOffset: CGPoint? {
    guard let pursuit else { return nil }
    var offset: CGPoint
    switch pursuit.goal {
    case .offset(let goal): offset = goal
    case .element(let id, let position):
      guard let found = self.offset(bringing: id, position) else { return nil }
      offset = found
    }
    for axis in LayoutAxis.allCases {
      let range = contentOffsetRange(along: axis)
      offset[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
    }
    return offset
  }

  /// The offset at which an element stands where it is to stand.
  private func offset(bringing id: ElementID, _ position: ItemScrollPosition) -> CGPoint? {
    guard let attributes = layout.attributes(for: id, at: viewport) else { return nil }
    let section = id.indexPath.section
    let row = layout.orthogonalScroller(ofSection: section)
    let insets = viewport.adjustedContentInset
    var offset = viewport.contentOffset
    for axis in LayoutAxis.allCases where axis != row?.axis {
      let isAsked = position.axis == nil || position.axis == axis
      let room = viewport.size[axis] - insets.low(axis) - insets.high(axis)
      offset[axis] = (isAsked ? position : .nearest).offset(
        bringing: Box(attributes.frame).span(axis), behind: insets.low(axis), in: room,
        from: offset[axis], isMirrored: environment.layoutDirection == .rightToLeft)
    }
    return offset
  }

  /// Whether a view that has arrived sets out again, because its goal has moved meanwhile.
  ///
  /// What is nearer than a pixel is reached at once.
  mutating func goesOnPursuing() -> Bool {
    while let target = pursuedOffset, target != viewport.contentOffset,
      let corrections = pursuit?.corrections, corrections < Self.correctionsAtMost
    {
      pursuit?.corrections += 1
      for axis in LayoutAxis.allCases where target[axis] != viewport.contentOffset[axis] {
        setOut(
          .settle(
            at: viewport.contentOffset[axis], velocity: 0, on: target[axis], physics: physics,
            displayScale: scale), along: axis, for: .glide)
      }
      guard !movesView else { return true }
      layOut()
    }
    return false
  }

  // MARK: Orthogonal sections

  private mutating func scrollRow(
    to path: ElementIndexPath, _ position: ItemScrollPosition, animated: Bool
  ) {
    let goal = RowState.Goal(path: path, position: position)
    let offset = Double(viewport.orthogonalOffsets[path.section] ?? 0)
    guard let scroller = layout.orthogonalScroller(ofSection: path.section),
      let asked = rowOffset(bringing: goal, from: offset)
    else { return }
    moveRow(
      path.section, to: Double(scroller.restOffset(nearest: CGFloat(asked))), animated: animated,
      pursuing: goal)
  }

  /// The offset of a row at which an item stands where it is to stand; nil where it is not there.
  func rowOffset(bringing goal: RowState.Goal, from offset: Double) -> Double? {
    guard let scroller = layout.orthogonalScroller(ofSection: goal.path.section),
      let attributes = layout.attributes(for: .cell(goal.path))
    else { return nil }
    let axis = scroller.axis
    var span = Box(attributes.frame).span(axis)
    if readingSign < 0 {
      let width = layout.contentSize[axis]
      span = Span(low: width - span.high, high: width - span.low)
    }
    let isAsked = goal.position.axis == nil || goal.position.axis == axis
    let insets = layout.rowInsets(ofSection: goal.path.section)
    return (isAsked ? goal.position : .nearest).offset(
      bringing: span, behind: insets.start,
      in: Double(scroller.viewLength) - insets.start - insets.end, from: offset, isMirrored: false)
  }

  private mutating func moveRow(
    _ section: Int, to target: Double, animated: Bool, pursuing goal: RowState.Goal? = nil
  ) {
    let offset = Double(viewport.orthogonalOffsets[section] ?? 0)
    setOutRow(
      section,
      animated
        ? .glide(from: offset, to: target, duration: physics.glideDuration) : .rest(at: target),
      for: .glide, pursued: goal)
    guard rows[section]?.motion == nil else { return }
    layOut()
    note(.rested, section: section, "at \(points: viewport.orthogonalOffsets[section] ?? 0)")
  }
}
