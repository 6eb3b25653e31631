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
    liftFinger()
    guard layout.attributes(for: .cell(path)) != nil else { return }
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
    for axis in Axis.allCases where target[axis] != viewport.contentOffset[axis] {
      motions[axis] = started(
        .glide(
          from: viewport.contentOffset[axis], to: target[axis], duration: physics.glideDuration),
        for: .glide)
    }
    if motions.horizontal == nil, motions.vertical == nil { pursuit = nil }
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
    for axis in Axis.allCases {
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
    for axis in Axis.allCases where axis != row?.axis {
      let isAsked = position.axis == nil || position.axis == axis
      let room = viewport.size[axis] - insets.low(axis) - insets.high(axis)
      offset[axis] = (isAsked ? position : .nearest).offset(
        bringing: Box(attributes.frame).span(axis), behind: insets.low(axis), in: room,
        from: offset[axis], isMirrored: environment.layoutDirection == .rightToLeft)
    }
    return offset
  }

  /// Whether a motion that is over along an axis sets out again, because its goal has moved; else it
  /// has arrived there.
  mutating func goesOnPursuing(along axis: Axis) -> Bool {
    guard motions[axis]?.purpose == .glide, var pursuit, let target = pursuedOffset else {
      return false
    }
    let distance = target[axis] - viewport.contentOffset[axis]
    guard distance != 0 else { return false }
    pursuit.corrections += 1
    self.pursuit = pursuit
    guard pursuit.corrections <= Self.correctionsAtMost else { return false }
    // What is nearer than a pixel is reached at once.
    motions[axis] = started(
      .settle(
        at: viewport.contentOffset[axis], velocity: 0, on: target[axis], physics: physics,
        displayScale: scale), for: .glide)
    guard motions[axis] == nil else { return true }
    viewport.contentOffset[axis] = target[axis]
    layOut()
    return false
  }

  // MARK: Orthogonal sections

  private mutating func scrollRow(
    to path: ElementIndexPath, _ position: ItemScrollPosition, animated: Bool
  ) {
    guard let scroller = layout.orthogonalScroller(ofSection: path.section),
      let attributes = layout.attributes(for: .cell(path))
    else { return }
    let axis = scroller.axis
    var span = Box(attributes.frame).span(axis)
    if readingSign < 0 {
      let width = layout.contentSize[axis]
      span = Span(low: width - span.high, high: width - span.low)
    }
    let isAsked = position.axis == nil || position.axis == axis
    let insets = layout.rowInsets(ofSection: path.section)
    let asked = (isAsked ? position : .nearest).offset(
      bringing: span, behind: insets.low,
      in: Double(scroller.viewLength) - insets.low - insets.high,
      from: Double(viewport.orthogonalOffsets[path.section] ?? 0), isMirrored: false)
    moveRow(
      path.section, to: Double(scroller.restOffset(nearest: CGFloat(asked))), animated: animated)
  }

  private mutating func moveRow(_ section: Int, to target: Double, animated: Bool) {
    let offset = Double(viewport.orthogonalOffsets[section] ?? 0)
    let motion =
      animated
      ? started(
        .glide(from: offset, to: target, duration: physics.glideDuration), for: .glide) : nil
    rows[section] = RowState(motion: motion)
    guard motion == nil else { return }
    setRow(section, to: target)
    layOut()
    note(.rested, section: section, "at \(points: target)")
  }
}

extension CollectionLayout {
  /// The insets of a section before and behind its groups, in points.
  func rowInsets(ofSection index: Int) -> Span {
    let surroundings = stack.sections[index].geometry.surroundings
    return Span(
      low: surroundings.start[surroundings.advance], high: surroundings.end[surroundings.advance])
  }
}
