import Compositional

/// The goal of an animated scroll, and its progress.
struct Pursuit: Hashable, Sendable {
  /// The goal of a scroll.
  enum Goal: Hashable, Sendable {
    /// An offset, in points.
    case offset(CGPoint)
    /// An element, at its current place in the layout.
    case element(ElementID, ItemScrollPosition)
  }

  /// The goal.
  var goal: Goal
  /// The number of times the scroll continued because its goal had moved when it arrived.
  var corrections = 0
  /// True if the scroll ends at the page nearest to its goal, because the size of a view that pages
  /// has changed on the way.
  var endsAtPage = false
}

/// Programmatic scrolling of the view to an offset and to an item.
extension CollectionViewSimulator {
  /// The maximum number of times a scroll to an item continues because measuring has moved the
  /// item.
  ///
  /// All visible elements are measured each time, so the item soon stays in place. The limit is for
  /// an item that never does.
  static let correctionsAtMost = 32

  /// Scrolls the view to an offset, like `setContentOffset(_:animated:)`.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points, rounded to pixels and clamped to the scrollable
  ///     range.
  ///   - animated: True to scroll within ``ScrollPhysics/glideDuration``; false to scroll at once. If
  ///     the size of a view that pages changes on the way, it ends at the page nearest to where the
  ///     element at the offset stays.
  public mutating func setContentOffset(_ offset: CGPoint, animated: Bool = false) {
    requireFinite(offset.x, "content offset")
    requireFinite(offset.y, "content offset")
    liftFinger()
    note(.scrolled, "to \(Self.text(offset))")
    scroll(to: .offset(offset), animated: animated)
  }

  /// Scrolls the view and its orthogonal section to an item.
  ///
  /// While sizes are still estimates, the item moves as the elements on the way are measured. The
  /// scroll follows it and ends with the item exactly in position.
  ///
  /// - Parameters:
  ///   - path: The index path of the item. A missing item is ignored.
  ///   - position: The position of the item in the view. Along an axis that the position does not
  ///     name, the view scrolls only as far as needed to make the item visible.
  ///   - animated: True to scroll within ``ScrollPhysics/glideDuration``; false to scroll at once.
  public mutating func scrollToItem(
    at path: ElementIndexPath, position: ItemScrollPosition = .nearest, animated: Bool = false
  ) {
    guard content.attributes(for: .cell(path), at: nil) != nil else { return }
    liftFinger()
    note(.scrolled, "to item \(path), \(position.rawValue)")
    scrollRow(to: path, position, animated: animated)
    scroll(to: .element(.cell(path), position), animated: animated)
  }

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

  /// Starts an animated scroll to the goal.
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

  /// The content offset of the goal or of its page, a whole pixel of the scrollable range; nil if
  /// there is no goal.
  package var pursuedOffset: CGPoint? {
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
      offset[axis] = range.nearest(to: grid.rest(offset[axis]))
      guard pursuit.endsAtPage, isPagingEnabled, viewport.size[axis] > 0 else { continue }
      offset[axis] = page(nearest: offset[axis], along: axis)
    }
    return offset
  }

  /// Returns the content offset that brings an element to its position.
  private func offset(bringing id: ElementID, _ position: ItemScrollPosition) -> CGPoint? {
    guard let attributes = content.attributes(for: id, at: viewport) else { return nil }
    let section = id.indexPath.section
    let row = content.orthogonalScroller(ofSection: section)
    var insets = viewport.adjustedContentInset
    insets.top -= freeInset
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

  /// Continues a scroll whose goal has moved by the time the view arrives.
  ///
  /// A distance below a pixel is covered at once.
  ///
  /// - Returns: True if the view moves again.
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
}
