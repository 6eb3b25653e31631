/// Finds the element to hold on to.
struct AnchorVisitor: ElementVisitor {
  let axis: LayoutAxis
  let edge: ScrollAnchor.Edge
  let visible: Span
  let renamed: (ElementID) -> ElementID?
  var best: (id: ElementID, position: Double)?
  /// How good the best one is: 3 for a cell with its edge in sight, 2 for another element with it,
  /// 1 and 0 for those without.
  private var rank = -1

  init(
    axis: LayoutAxis, edge: ScrollAnchor.Edge, visible: Span,
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
