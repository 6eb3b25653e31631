import Compositional

/// Solves one item or group by the rules of 2.1 to 2.8, every subitem on its own.
struct ReferenceGroupSolver {
  let pixels: ReferencePixels
  let environment: CollectionLayoutEnvironment

  /// Solves an item whose fractions are of a container.
  func solve(_ item: CollectionLayoutItem, in container: ReferencePoint) -> ReferenceNode {
    solve(item, size: item.layoutSize, in: container)
  }

  /// Solves an item with a size of the parent's choosing.
  private func solve(
    _ item: CollectionLayoutItem, size: CollectionLayoutSize, in container: ReferencePoint
  ) -> ReferenceNode {
    var node = ReferenceNode(
      item: item, size: pixels.resolve(size, in: container),
      estimatedAxes: size.axesWithEstimates, container: container)
    switch item.content {
    case .cell: break
    case .custom(let provider): node.customItems = provider(customEnvironment(item))
    case .group(let axis, let subitems): fill(&node, along: axis, with: subitems)
    }
    return node
  }

  /// The environment of a custom group: its size in the whole layout container (2.26).
  private func customEnvironment(_ item: CollectionLayoutItem) -> CollectionLayoutEnvironment {
    let whole = ReferencePoint(environment.container.contentSize)
    let size = pixels.resolve(item.layoutSize, in: whole)
    var insets = item.contentInsets
    if item.layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if item.layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    var inside = environment
    inside.container = CollectionLayoutContainer(
      contentSize: CGSize(width: size.x, height: size.y), contentInsets: insets)
    return inside
  }

  private func fill(
    _ node: inout ReferenceNode, along axis: Axis,
    with subitems: CollectionLayoutItem.Subitems
  ) {
    var inner = node.size
    for axis in Axis.allCases { inner[axis] = max(0, inner[axis] - node.insets.total(axis)) }
    let spacing = node.item.interItemSpacing ?? .fixed(0)
    let row = ReferenceRow(solver: self, axis: axis, inner: inner, spacing: spacing)
    let isOpen = node.estimatedAxes.contains(axis)
    var children = row.children(subitems, isOpen: isOpen)
    let across = axis.perpendicular
    // An estimated group is as long as what it holds, and as wide as its widest subitem if one of
    // them is estimated there (2.8.1, 2.8.2).
    if isOpen {
      inner[axis] = max(0, row.length(of: children))
      node.size[axis] = inner[axis]
    }
    if node.estimatedAxes.contains(across),
      children.contains(where: { $0.estimatedAxes.contains(across) })
    {
      inner[across] = children.map { row.extent(of: $0, along: across) }.max() ?? 0
      node.size[across] = inner[across]
    }
    row.place(&children, in: inner, from: node.insets.start)
    node.children = children
  }

  /// Solves a subitem; `slot` is the length its parent gives it along an axis, if it does.
  func solve(
    _ subitem: CollectionLayoutItem, in container: ReferencePoint, slot: Double?, along axis: Axis
  ) -> ReferenceNode {
    guard let slot else { return solve(subitem, in: container) }
    return solve(
      subitem, size: subitem.layoutSize.replacing(axis, .absolute(slot)), in: container)
  }
}
