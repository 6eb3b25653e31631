extension SolvedSection {
  /// Passes the cells and anchored views that meet a box to a visitor.
  ///
  /// - Parameters:
  ///   - query: The box and the viewpoint.
  ///   - work: Counts the work.
  ///   - visitor: Receives the elements.
  /// - Complexity: O(result) for equal groups, which are found by division;
  ///   O(log measured groups + result) for measured ones.
  func visitGroups(
    _ query: GroupQuery, _ work: inout QueryWork, _ visitor: inout some ElementVisitor
  ) {
    if let ledger = geometry.ledger {
      visitMeasured(ledger, query, &work, &visitor)
      return
    }
    let advance = geometry.surroundings.advance
    let found = groups(meeting: query.span(advance, from: query.origin[advance]))
    guard !found.isEmpty else { return }
    var step = Vector.zero
    step[advance] = geometry.pitch
    let pass = GroupPass(
      query: query, corner: query.origin + geometry.origin,
      isOnGrid: geometry.isOnGrid && query.resolver.grid.contains(query.origin),
      itemsPerGroup: geometry.itemsPerGroup, step: step)
    let isPartlyFilled = geometry.lastGroup != nil
    let full = found.clamped(to: 0..<geometry.groupCount - (isPartlyFilled ? 1 : 0))
    geometry.template.visit(full, pass, self, &work, &visitor)
    if isPartlyFilled, found.upperBound == geometry.groupCount,
      let lastGroup = geometry.lastGroup
    {
      lastGroup.visit(
        geometry.groupCount - 1..<geometry.groupCount, pass, self, &work, &visitor)
    }
  }
}
