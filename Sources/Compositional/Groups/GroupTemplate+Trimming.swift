extension GroupTemplate {
  /// The length of a partly filled last group, never negative (rules 2.9.3, 2.32.4).
  ///
  /// A row keeps its height if its missing cells do not reach farther down than the others
  /// (rules 2.27, P8).
  func trimmedLength(
    cells count: Int, along axis: LayoutAxis, _ group: CollectionLayoutItem, quirks: Quirks
  ) -> Double {
    if case .custom = group.content { return size[axis] }
    let full = reach(ofFirst: cellCount, along: axis, quirks: quirks)
    let present = reach(ofFirst: count, along: axis, quirks: quirks)
    return max(0, size[axis] - (full - present))
  }
}
