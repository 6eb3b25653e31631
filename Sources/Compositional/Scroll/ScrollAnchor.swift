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
    scrollAnchor(in: viewport, edge: edge) { $0 }
  }

  /// The element that is to stay where it is, of those that have a name afterwards.
  func scrollAnchor(
    in viewport: Viewport, edge: ScrollAnchor.Edge, renamed: (ElementID) -> ElementID?
  ) -> ScrollAnchor? {
    let axis = stack.main
    let visible = Box(viewport.visibleRect).span(axis)
    return withoutActuallyEscaping(renamed) { renamed in
      var visitor = AnchorVisitor(axis: axis, edge: edge, visible: visible, renamed: renamed)
      visit(viewport.bounds, viewport, &visitor)
      return visitor.best.map {
        ScrollAnchor(
          id: $0.id, edge: edge,
          distance: CGFloat($0.position - Box(viewport.bounds).min(axis)),
          isPulled: isPulled(viewport))
      }
    }
  }

  /// The content offset at which an anchor is where it was, within what can be scrolled to.
  ///
  /// - Parameters:
  ///   - anchor: what is to stay; an element that is gone moves nothing.
  ///   - viewport: where the view is scrolled to now. A view that is pulled past an end stays so.
  /// - Complexity: O(log sections)
  public func contentOffset(keeping anchor: ScrollAnchor?, in viewport: Viewport) -> CGPoint {
    contentOffset(
      keeping: anchor, in: viewport, wasPulled: anchor?.isPulled ?? isPulled(viewport))
  }

  /// Whether a view is pulled past an end, by more than rounding.
  func isPulled(_ viewport: Viewport) -> Bool {
    let axis = stack.main
    let offset = Box(viewport.bounds).min(axis)
    let range = contentOffsetRange(in: viewport, along: axis)
    let slack = stack.resolver.grid.pixel
    return offset < range.low - slack || offset > range.high + slack
  }

  /// The same, where it is known whether the view was pulled past an end before the change.
  func contentOffset(
    keeping anchor: ScrollAnchor?, in viewport: Viewport, wasPulled: Bool
  ) -> CGPoint {
    let axis = stack.main
    var offset = Vector(
      x: Double(viewport.contentOffset.x), y: Double(viewport.contentOffset.y))
    if let anchor, let attributes = attributes(for: anchor.id) {
      let box = Box(attributes.frame)
      let position = anchor.edge == .top ? box.min(axis) : box.max(axis)
      offset[axis] = position - Double(anchor.distance)
    }
    if !wasPulled {
      let range = contentOffsetRange(in: viewport, along: axis)
      offset[axis] = min(max(offset[axis], range.low), range.high)
    }
    return CGPoint(x: offset.x, y: offset.y)
  }

  /// The content offsets at which a view rests along an axis, in points.
  package func contentOffsetRange(in viewport: Viewport, along axis: Axis) -> Span {
    let insets = viewport.adjustedContentInset
    let low = -insets.low(axis)
    let high = contentSize[axis] + insets.high(axis) - viewport.size[axis]
    return Span(low: low, high: max(low, high))
  }
}

/// Finds the element to hold on to.
private struct AnchorVisitor: ElementVisitor {
  let axis: Axis
  let edge: ScrollAnchor.Edge
  let visible: Span
  let renamed: (ElementID) -> ElementID?
  var best: (id: ElementID, position: Double)?
  /// How good the best one is: 3 for a cell with its edge in sight, 2 for another element with it,
  /// 1 and 0 for those without.
  private var rank = -1

  init(
    axis: Axis, edge: ScrollAnchor.Edge, visible: Span,
    renamed: @escaping (ElementID) -> ElementID?
  ) {
    self.renamed = renamed
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
    guard rank > self.rank || rank == self.rank && isFarther, let id = renamed(id) else { return }
    self.rank = rank
    best = (id, position)
  }
}
