// Single groups of a section with measured cells.

extension MeasuredGroups {
  /// Returns the cells and anchored views of a group.
  ///
  /// - Complexity: O(1); O(cells of the group) in a compact ledger, which creates a template.
  func template(_ found: GroupLedger.Found) -> GroupTemplate {
    let lanes = ledger.lanes
    let slot = found.slot
    guard let row = ledger.standard.row else { return lanes.solved?[slot]?.template ?? template }
    let items = lanes.itemsPerGroup(slot)
    guard lanes.isMeasured(slot) || items < row.cells.count else { return template }
    return template.stretched(
      to: Array(lanes.sizes(slot)), count: items, length: lanes.length(slot), along: advance,
      grid: ledger.standard.grid)
  }

  /// Returns the measured sizes of the cells of a group.
  func measuredSizes(_ found: GroupLedger.Found) -> [MeasuredSize] {
    let lanes = ledger.lanes
    if let solved = lanes.solved?[found.slot] { return solved.sizes }
    return (0..<lanes.itemsPerGroup(found.slot)).map { measuredSize(ofCell: $0, in: found.slot) }
  }

  /// Returns the measured size of an item, also if its group does not let it choose one now.
  ///
  /// - Complexity: O(log measured groups + cells of the group)
  func measuredSize(ofItem item: Int) -> MeasuredSize {
    guard 0..<ledger.itemCount ~= item else { return .none }
    let found = ledger.group(ofItem: item)
    return measuredSizes(found)[item - found.firstItem]
  }

  /// Returns the first item of the group that contains an item.
  ///
  /// - Complexity: O(log measured groups)
  func firstItem(ofGroupWith item: Int) -> Int {
    0..<ledger.itemCount ~= item ? ledger.group(ofItem: item).firstItem : item
  }

  /// Returns the measured size of a cell of an entry of a compact ledger.
  private func measuredSize(ofCell cell: Int, in slot: Int) -> MeasuredSize {
    let lanes = ledger.lanes
    guard lanes.each > 0 else { return .none }
    let length = lanes.sizes[slot * lanes.each + cell]
    guard !length.isNaN else { return .none }
    var measured = MeasuredSize(along: advance, length)
    let cross = advance.perpendicular
    measured.proposal[cross] = template.cells[cell].frame.size[cross]
    return measured
  }

  /// Calls a closure with the measured sizes of items, in order.
  ///
  /// - Parameters:
  ///   - items: The items; nil for all.
  ///   - body: A closure that takes a size and the number of consecutive items that have it, which
  ///     is one unless the size is `.none`.
  /// - Complexity: O(log entries + entries of these items)
  func forEachSize(of items: Range<Int>? = nil, _ body: (MeasuredSize, Int) -> Void) {
    let lanes = ledger.lanes
    ledger.forEachEntry(of: items ?? 0..<ledger.itemCount) { slot, part in
      guard lanes.isMeasured(slot) else { return body(.none, part.count) }
      let solved = lanes.solved?[slot]?.sizes
      for cell in part { body(solved?[cell] ?? measuredSize(ofCell: cell, in: slot), 1) }
    }
  }
}

extension MeasuredSize {
  /// An element measured along one axis, for whatever proposal.
  init(along axis: LayoutAxis, _ length: Double) {
    self = .none
    size[axis] = length
  }
}

extension GroupTemplate {
  /// The same group with its cells as long as they were measured; NaN keeps an estimate.
  func stretched(
    to lengths: [Double], count: Int, length: Double, along axis: LayoutAxis, grid: PixelGrid
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
    return GroupTemplate(group, grid: grid, kinds: kinds)
  }
}
