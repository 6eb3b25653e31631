extension Box {
  /// Returns the box without its insets; if they exceed it, `Quirks` decides (rules 2.1.6, 2.31).
  package func inset(
    by insets: DirectionalEdgeInsets, on axes: [LayoutAxis] = LayoutAxis.allCases, quirks: Quirks
  ) -> Box {
    var result = self
    for axis in axes {
      let start = insets.start(axis)
      let rest = size[axis] - start - insets.end(axis)
      result.origin[axis] += start
      result.size[axis] = rest
      guard rest < 0 else { continue }
      result.size[axis] = quirks.contains(.excessInsetsGiveZero) ? 0 : -rest
      if quirks.contains(.excessInsetsAtSmallerEdge) { result.origin[axis] += rest }
    }
    return result
  }
}
