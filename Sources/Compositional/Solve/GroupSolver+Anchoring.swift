extension GroupSolver {
  /// Returns a view anchored to a host (rule 2.12.3).
  ///
  /// - Parameters:
  ///   - item: The description of the view.
  ///   - host: The frame of the host, in points in the coordinates of the result (rule 2.12.1).
  ///   - reference: The size that the view's fractions are of, in points (rule 2.12.2).
  ///   - owner: The cells of the host.
  ///   - isGroup: True if the host is a group.
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
