extension GroupSolver {
  /// A view anchored to a host (rule 2.12).
  ///
  /// - Parameters:
  ///   - item: the description of the view.
  ///   - host: the frame it is anchored to, in the coordinates of the result.
  ///   - reference: the size that its fractions are of, in points.
  ///   - owner: the cells of the host.
  ///   - isGroup: whether the host is a group.
  func anchored(
    _ item: CollectionLayoutSupplementaryItem, to host: Box, reference: Vector, owner: Range<Int>,
    isGroup: Bool
  ) -> SolvedGroup.Supplementary {
    let size = resolver.size(item.layoutSize, in: reference)
    let own = item.itemAnchor ?? CollectionLayoutAnchor(edges: item.containerAnchor.edges)
    var frame = Box(origin: .zero, size: size)
    for axis in LayoutAxis.allCases {
      let point = host.min(axis) + item.containerAnchor.edges.fraction(axis) * host.size[axis]
      let ownPoint = own.edges.fraction(axis) * size[axis]
      let offset =
        item.containerAnchor.offset(axis, length: size[axis])
        + own.offset(axis, length: size[axis])
      frame.origin[axis] = point - ownPoint + offset
    }
    frame = frame.inset(by: item.contentInsets, quirks: resolver.quirks)
    return .init(
      frame: frame, kind: item.elementKind, ordinal: 0, zIndex: item.zIndex, host: 0,
      owner: owner, anchor: isGroup ? item : nil)
  }
}
