import Compositional

/// One of the groups a section repeats, with the items of the data that are in it.
struct ReferencePlacedGroup {
  /// The group with all its cells, those that the data has no items for at their estimates.
  let node: ReferenceNode
  /// The corner of the group.
  let origin: ReferencePoint
  /// The first of its items in the data.
  let firstItem: Int
  /// The number of its items; fewer than its cells in a last group that is not full.
  let itemCount: Int
  /// The axis along which groups follow one another.
  let axis: LayoutAxis

  /// The length of the group: a partly filled one is shorter by what its items leave (2.9.3).
  var length: Double {
    let full = node.size[axis]
    guard itemCount < node.itemCount, !node.isCustom else { return full }
    let ends = node.cellFrames().map { $0.end(axis) }
    guard let reach = ends.max(), let present = ends.prefix(itemCount).max() else { return full }
    return full - (reach - present)
  }

  /// The frame of the group as queries see it.
  var frame: ReferenceBox {
    var frame = node.slot(in: origin)
    frame.size[axis] = max(0, length)
    return frame
  }
}

extension [ReferencePlacedGroup] {
  /// Every cell and every anchored supplementary, one after another.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - isDecorated: True if the section has a background, which raises its cells (2.21).
  ///   - pixels: The rounding of sizes.
  func elements(
    in section: Int, isDecorated: Bool, pixels: ReferencePixels
  ) -> [ReferenceElement] {
    var walk = ReferenceWalk(
      section: section, cellZ: isDecorated ? 1 : 0, pixels: pixels,
      sharedAxes: first?.node.item.layoutSize.uniformAxes ?? [])
    for group in self {
      walk.item = group.firstItem
      walk.end = group.firstItem + group.itemCount
      walk.host = group.frame
      walk.visit(group.node, in: group.origin)
    }
    return walk.elements
  }
}
