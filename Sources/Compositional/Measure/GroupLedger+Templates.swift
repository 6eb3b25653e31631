// The groups of a ledger as templates, for what asks for one group at a time.

extension GroupLedger {
  func entry(_ found: Found) -> Entry { pages[found.node].entries[found.entry] }

  /// What the cells of a group of a compact ledger were measured at; NaN for not at all.
  func sizes(_ found: Found, row: RowShape) -> ArraySlice<Double> {
    let each = row.cells.count
    return pages[found.node].sizes[found.entry * each..<(found.entry + 1) * each]
  }

  /// The cells and anchored views of a group.
  ///
  /// - Complexity: O(cells of the group) in a compact ledger, where the template is made anew.
  func template(_ found: Found, standard geometry: SectionGeometry) -> GroupTemplate {
    let entry = entry(found)
    if let solved = entry.solved { return solved.template }
    guard let row = standard.row else { return geometry.template }
    guard entry.isMeasured || entry.items < row.cells.count else { return geometry.template }
    return geometry.template.stretched(
      to: sizes(found, row: row), count: entry.items, length: entry.length,
      along: geometry.surroundings.advance, grid: standard.grid)
  }

  /// What the cells of a group were measured at.
  ///
  /// - Parameter axis: the advance axis.
  func measuredSizes(_ found: Found, standard template: GroupTemplate, along axis: Axis)
    -> [MeasuredSize]
  {
    let entry = entry(found)
    if let solved = entry.solved { return solved.sizes }
    guard let row = standard.row, entry.isMeasured else {
      return Array(repeating: .none, count: entry.items)
    }
    return zip(template.cells, sizes(found, row: row)).prefix(entry.items).map { cell, length in
      guard !length.isNaN else { return .none }
      var measured = MeasuredSize(along: axis, length)
      measured.proposal[axis.perpendicular] = cell.frame.size[axis.perpendicular]
      return measured
    }
  }
}

extension MeasuredSize {
  /// An element measured along one axis, for whatever proposal.
  init(along axis: Axis, _ length: Double) {
    self = .none
    size[axis] = length
  }
}

extension GroupTemplate {
  /// The same group with its cells as long as they were measured; NaN keeps an estimate.
  func stretched(
    to lengths: some Collection<Double>, count: Int, length: Double, along axis: Axis,
    grid: PixelGrid
  ) -> GroupTemplate {
    var group = SolvedGroup(size: size)
    group.size[axis] = max(0, length)
    group.hosts = hosts
    group.hosts[0].size = group.size
    group.cells = Array(cells.prefix(count))
    for (index, length) in zip(group.cells.indices, lengths) where !length.isNaN {
      group.cells[index].frame.size[axis] = length
      group.cells[index].slot.size[axis] = length
    }
    return GroupTemplate(group, grid: grid)
  }
}
