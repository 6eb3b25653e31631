/// An element that is to stay where it is on screen while what is around it changes.
///
/// A value: taken before a change, asked after it.
///
/// ```swift
/// let anchor = layout.scrollAnchor(in: viewport, edge: .top)
/// layout.record(measurement)
/// viewport.contentOffset = layout.contentOffset(keeping: anchor, in: viewport)
/// ```
public struct ScrollAnchor: Hashable, Sendable {
  /// Which edge of which element stays.
  public enum Edge: Hashable, Sendable {
    /// The start of the first element that starts in sight: what is above grows upwards.
    case top
    /// The end of the last element that ends in sight: what is below grows downwards, as in a
    /// conversation that is read from its end.
    case bottom
  }

  /// The element.
  public let id: ElementID
  /// The edge that stays.
  public let edge: Edge
  /// From the content offset to that edge along the scroll direction, in points.
  public let distance: CGFloat
  /// Whether the view was pulled past an end, where it stays until it is let go.
  package let isPulled: Bool
}

extension CollectionLayout {
  /// The element of a viewport that is to stay where it is.
  ///
  /// Cells are looked at first, and headers where there are no cells. Of several that start, or
  /// end, in sight it is the outermost; where none does, the outermost in sight at all.
  ///
  /// - Parameters:
  ///   - viewport: where the view is scrolled to.
  ///   - edge: which edge of which element stays.
  /// - Returns: nil when nothing is in sight.
  /// - Complexity: O(log sections + answer).
  public func scrollAnchor(in viewport: Viewport, edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    let axis = stack.main
    let visible = Box(viewport.visibleRect).span(axis)
    var visitor = AnchorVisitor(axis: axis, edge: edge, visible: visible)
    visit(viewport.bounds, viewport, &visitor)
    guard let best = visitor.best else { return nil }
    let offset = Box(viewport.bounds).min(axis)
    let range = contentOffsetRange(in: viewport, along: axis)
    let slack = stack.resolver.grid.pixel
    return ScrollAnchor(
      id: best.id, edge: edge, distance: CGFloat(best.position - offset),
      isPulled: offset < range.low - slack || offset > range.high + slack)
  }

  /// The content offset at which an anchor is where it was, within what can be scrolled to.
  ///
  /// - Parameters:
  ///   - anchor: what is to stay; an element that is gone moves nothing.
  ///   - viewport: where the view is scrolled to now.
  /// - Complexity: O(log sections)
  public func contentOffset(keeping anchor: ScrollAnchor?, in viewport: Viewport) -> CGPoint {
    let axis = stack.main
    guard let anchor, let attributes = attributes(for: anchor.id) else {
      return viewport.contentOffset
    }
    let box = Box(attributes.frame)
    let position = anchor.edge == .top ? box.min(axis) : box.max(axis)
    var offset = Vector(
      x: Double(viewport.contentOffset.x), y: Double(viewport.contentOffset.y))
    let range = contentOffsetRange(in: viewport, along: axis)
    let wanted = position - Double(anchor.distance)
    offset[axis] = anchor.isPulled ? wanted : min(max(wanted, range.low), range.high)
    return CGPoint(x: offset.x, y: offset.y)
  }

  /// The content offsets at which a view rests along an axis, in points.
  package func contentOffsetRange(in viewport: Viewport, along axis: Axis) -> Span {
    let insets = viewport.adjustedContentInset
    let content = contentSize
    let (before, after, length, room) =
      axis == .vertical
      ? (insets.top, insets.bottom, content.height, viewport.size.height)
      : (insets.left, insets.right, content.width, viewport.size.width)
    let low = -Double(before)
    return Span(low: low, high: max(low, Double(length + after - room)))
  }
}

/// Finds the element to hold on to.
private struct AnchorVisitor: ElementVisitor {
  let axis: Axis
  let edge: ScrollAnchor.Edge
  let visible: Span
  var best: (id: ElementID, position: Double)?
  /// How good the best one is: 3 for a cell with its edge in sight, 2 for another element with it,
  /// 1 and 0 for those without.
  private var rank = -1

  init(axis: Axis, edge: ScrollAnchor.Edge, visible: Span) {
    self.axis = axis
    self.edge = edge
    self.visible = visible
  }

  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    consider(.cell(path), frame, isCell: true)
  }

  mutating func take(_ element: FoundElement) {
    // What is pinned stays anyway, and backgrounds are as long as their sections.
    guard element.source != .decoration, element.zIndex < Pin.zIndex else { return }
    consider(element.id, element.frame, isCell: false)
  }

  private mutating func consider(_ id: ElementID, _ frame: Box, isCell: Bool) {
    let position = edge == .top ? frame.min(axis) : frame.max(axis)
    let isInSight = visible.low <= position && position <= visible.high
    let rank = (isInSight ? 2 : 0) + (isCell ? 1 : 0)
    let isFarther =
      best.map { edge == .top ? position < $0.position : position > $0.position } ?? true
    guard rank > self.rank || rank == self.rank && isFarther else { return }
    self.rank = rank
    best = (id, position)
  }
}
