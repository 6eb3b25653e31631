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
    if let strips = geometry.groups.strips {
      visitStrips(strips, query, &work, &visitor)
    } else if let sized = geometry.groups.sized {
      visitSized(sized, query, &work, &visitor)
    } else if case .uniform(let groups) = geometry.groups {
      visitUniform(groups, query, &work, &visitor)
    }
  }

  private func visitUniform(
    _ uniform: UniformGroups, _ query: GroupQuery, _ work: inout QueryWork,
    _ visitor: inout some ElementVisitor
  ) {
    let advance = geometry.surroundings.advance
    let found = groups(meeting: query.span(advance, from: query.origin[advance]))
    guard !found.isEmpty else { return }
    var step = Vector.zero
    step[advance] = geometry.pitch
    let pass = GroupPass(
      query: query, corner: geometry.origin,
      isOnGrid: geometry.isOnGrid && query.resolver.grid.contains(query.origin),
      itemsPerGroup: geometry.itemsPerGroup, step: step)
    let full = found.clamped(to: 0..<uniform.count - (uniform.last == nil ? 0 : 1))
    geometry.template.visit(full, pass, self, &work, &visitor)
    if let last = uniform.last, found.upperBound == uniform.count {
      last.visit(uniform.count - 1..<uniform.count, pass, self, &work, &visitor)
    }
  }
}
