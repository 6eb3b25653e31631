import Compositional

/// Solves an item or group by the rules 2.1 to 2.8, each subitem individually.
struct ReferenceGroupSolver {
  let pixels: ReferencePixels
  let environment: CollectionLayoutEnvironment
  /// The measured sizes.
  var sizes = ReferenceSizes.none

  /// The same solver without measured sizes.
  var estimating: Self {
    var solver = self
    solver.sizes = .none
    return solver
  }

  /// Solves an item whose fractions refer to a container.
  ///
  /// - Parameter first: The data index of the item in its first cell.
  func solve(
    _ item: CollectionLayoutItem, in container: ReferencePoint, first: Int
  ) -> ReferenceNode {
    solve(item, size: item.layoutSize, in: container, first: first)
  }

  /// Solves an item with a size chosen by the parent.
  private func solve(
    _ item: CollectionLayoutItem, size: CollectionLayoutSize, in container: ReferencePoint,
    first: Int
  ) -> ReferenceNode {
    var node = ReferenceNode(
      item: item, size: pixels.resolve(size, in: container),
      estimatedAxes: size.axesWithEstimates, uniformAxes: size.uniformAxes, container: container)
    switch item.content {
    case .cell: measure(&node, as: first)
    case .custom(let provider): node.customItems = provider(customEnvironment(item))
    case .group(let axis, let subitems): fill(&node, along: axis, with: subitems, first: first)
    }
    return node
  }

  /// Sets a cell to its measured lengths.
  private func measure(_ node: inout ReferenceNode, as item: Int) {
    node.isMissing = item >= sizes.itemCount
    for axis in node.estimatedAxes {
      if let length = sizes.length(of: item, along: axis) { node.size[axis] = length }
    }
  }

  /// Returns the environment of a custom group: its size in the whole layout container (rule 2.26).
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
    _ node: inout ReferenceNode, along axis: LayoutAxis,
    with subitems: CollectionLayoutItem.Subitems, first: Int
  ) {
    var inner = node.size
    for axis in LayoutAxis.allCases { inner[axis] = max(0, inner[axis] - node.insets.total(axis)) }
    let spacing = node.item.interItemSpacing ?? .fixed(0)
    let row = ReferenceRow(
      solver: self, axis: axis, inner: inner, spacing: spacing, first: first)
    let isOpen = node.estimatedAxes.contains(axis)
    var children = row.children(subitems, isOpen: isOpen)
    for axis in node.estimatedAxes { equalize(&children, along: axis) }
    let across = axis.perpendicular
    // An estimated group is as long as its content, and as wide as its widest subitem if one of
    // them is estimated across (rules 2.8.1, 2.8.2).
    if isOpen {
      inner[axis] = max(0, row.length(of: children))
      node.size[axis] = inner[axis]
    }
    if node.estimatedAxes.contains(across) {
      inner[across] = row.width(around: children, estimate: inner[across])
      node.size[across] = inner[across]
    }
    row.place(&children, in: inner, from: node.insets.start)
    node.children = children
  }

  /// Sets uniform cells to the length of the longest self-sizing sibling (rule 2.8).
  private func equalize(_ children: inout [ReferenceNode], along axis: LayoutAxis) {
    let cells = children.filter { $0.item.content == .cell && $0.estimatedAxes.contains(axis) }
    let present = cells.filter { !$0.isMissing }
    // Cells missing from a last group count only if all of them are missing.
    guard var longest = (present.isEmpty ? cells : present).map({ $0.size[axis] }).max() else {
      return
    }
    if let shared = sizes.shared(along: axis) { longest = max(longest, shared) }
    for index in children.indices
    where children[index].item.content == .cell && children[index].uniformAxes.contains(axis) {
      children[index].size[axis] = longest
    }
  }

  /// Solves a subitem; `slot` is the length along an axis given by its parent.
  func solve(
    _ subitem: CollectionLayoutItem, in container: ReferencePoint, slot: Double,
    along axis: LayoutAxis,
    first: Int
  ) -> ReferenceNode {
    solve(
      subitem, size: subitem.layoutSize.replacing(axis, .absolute(slot)), in: container,
      first: first)
  }
}
