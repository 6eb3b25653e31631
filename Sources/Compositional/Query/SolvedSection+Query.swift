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
    if let even {
      var query = query
      query.isOnGrid = even.isOnGrid && query.resolver.grid.contains(query.origin)
      visit(even, query, &work, &visitor)
    } else if case .measured(let groups) = geometry.groups {
      visit(groups, query, &work, &visitor)
    }
  }

  /// Passes the elements that a query meets to a visitor, in uniform groups.
  ///
  /// - Complexity: O(result)
  @inline(__always)
  func visit(
    _ groups: EvenGroups, _ query: some SectionQuery, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let found = self.groups(meeting: query.span(advance, from: query.origin[advance]))
    guard !found.isEmpty else { return }
    let full = found.clamped(to: 0..<groups.fullCount)
    groups.template.visit(full, of: groups, query, self, &work, &visitor)
    if let last = groups.last, found.upperBound > groups.fullCount {
      last.visit(
        groups.fullCount..<groups.fullCount + 1, of: groups, query, self, &work, &visitor)
    }
  }
}
