/// A visitor that finds the element of a scroll anchor.
struct AnchorVisitor: ElementVisitor {
  let axis: LayoutAxis
  let edge: ScrollAnchor.Edge
  let visible: Span
  /// The length in sight that is as good as the visible edge of a cell, in points; infinite for none.
  let overlap: Double
  let renamed: (ElementID) -> ElementID?
  /// The best element, and its positions at the edge of the search and opposite to it.
  private(set) var best: (id: ElementID, near: Double, far: Double)?
  /// The rank of the best element: 3 for a cell with a visible edge or enough in sight, 2 for another
  /// cell, 1 and 0 for other elements with and without a visible edge; -1 for no element.
  private var rank = -1

  init(
    axis: LayoutAxis, edge: ScrollAnchor.Edge, visible: Span, overlap: Double,
    renamed: @escaping (ElementID) -> ElementID?
  ) {
    self.renamed = renamed
    self.axis = axis
    self.edge = edge
    self.visible = visible
    self.overlap = overlap
  }

  /// True if the opposite edge of the best element keeps its position, because only that is visible.
  var keepsFarEdge: Bool {
    guard let best, overlap < .infinity else { return false }
    return !isVisible(best.near) && isVisible(best.far)
  }

  private func isVisible(_ position: Double) -> Bool {
    visible.low <= position && position <= visible.high
  }

  /// Returns the part of a box that is near the edge.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view.
  ///   - depth: The distance from the edge of what is visible, in points.
  func strip(of bounds: Box, within depth: Double) -> Box {
    var strip = bounds
    switch edge {
    case .top: strip.size[axis] = visible.low + depth - bounds.min(axis)
    case .bottom:
      strip.origin[axis] = visible.high - depth
      strip.size[axis] = bounds.max(axis) - strip.origin[axis]
    }
    return strip
  }

  /// Returns true if no element outside a strip is a better one.
  func isBest(within depth: Double) -> Bool {
    guard rank == 3, let best else { return false }
    return edge == .top
      ? best.near < visible.low + depth : best.near > visible.high - depth
  }

  mutating func takeCell(_ path: ElementIndexPath, _ frame: Box, _ zIndex: Int) {
    consider(.cell(path), frame, isCell: true)
  }

  mutating func take(_ element: FoundElement) {
    // Pinned items stay visible anyway, and decorations are as long as their sections. Anchored views
    // have numbers that other views take through a change.
    guard element.source != .decoration, element.source != .anchored, element.zIndex < Pin.zIndex
    else { return }
    consider(element.id, element.frame, isCell: false)
  }

  private mutating func consider(_ id: ElementID, _ frame: Box, isCell: Bool) {
    let (low, high) = (frame.min(axis), frame.max(axis))
    let near = edge == .top ? low : high
    let seen = min(high, visible.high) - max(low, visible.low)
    let isVisible = isVisible(near) || isCell && seen > overlap
    let rank = (isCell ? 2 : 0) + (isVisible ? 1 : 0)
    let isFarther = best.map { edge == .top ? near < $0.near : near > $0.near } ?? true
    guard rank > self.rank || rank == self.rank && isFarther, let id = renamed(id) else { return }
    self.rank = rank
    best = (id, near, edge == .top ? high : low)
  }
}
