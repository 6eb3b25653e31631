import Compositional

/// A repetition of a section's group, with its data items.
struct ReferencePlacedGroup {
  /// The group with all its cells; cells without data items have their estimates.
  let node: ReferenceNode
  /// The corner of the group.
  let origin: ReferencePoint
  /// The index of its first item in the data.
  let firstItem: Int
  /// The number of its items; in the last group possibly less than the number of cells.
  let itemCount: Int
  /// The axis along which groups follow one another.
  let axis: LayoutAxis

  /// The length of the group: a partly filled one is trimmed to the extent of its items, and is
  /// never shorter than nothing (rules 2.9.3, 2.32.4).
  var length: Double {
    let full = node.size[axis]
    guard itemCount < node.itemCount, !node.isCustom else { return full }
    let ends = node.cellFrames().map { $0.end(axis) }
    guard let reach = ends.max(), let present = ends.prefix(itemCount).max() else { return full }
    return max(0, full - (reach - present))
  }

  /// The frame of the group in queries.
  var frame: ReferenceBox {
    var frame = node.slot(in: origin)
    frame.size[axis] = length
    return frame
  }
}

extension [ReferencePlacedGroup] {
  /// Returns every cell and every anchored supplementary in sequence.
  ///
  /// - Parameters:
  ///   - section: The index of the section in the layout.
  ///   - isDecorated: True if the section has a background, which raises its cells (rule 2.21).
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
