// Measured sizes in a row that stays open between two measurements.

extension SizedGroups {
  /// Records the size of a cell in a row that wraps, which is left open.
  ///
  /// - Parameters:
  ///   - item: The item of the cell.
  ///   - size: Its measured size.
  /// - Returns: The effect; nil if the groups are of another kind, or if the cell is the first of its
  ///   row and fits into the row before. Nothing has changed then.
  /// - Complexity: O(cells of the row behind the cell + log entries), and the rows behind it up to
  ///   the first that is as before; O(cells of the row) if the row was not open.
  mutating func measureInOpenRow(_ item: Int, _ size: MeasuredSize) -> MeasuredChange? {
    guard let wrapping = sizing.wrappingRow, !fitsIntoRowBefore(item, size, wrapping) else {
      return nil
    }
    open(rowWith: item, wrapping)
    guard var row = openRow else { return nil }
    // Moved out and back, so that its arrays have one owner while they change.
    openRow = nil
    let oldEnd = row.end
    let first = row.firstItem
    let cells = [size] + row.removeCells(from: item).dropFirst()
    let kept = cells.firstIndex { !row.append($0, in: wrapping) } ?? cells.count
    let isFull = kept < cells.count || appendCells(to: &row, from: oldEnd, wrapping)
    var work = SolveWork(groupsSolved: 1, entriesWritten: 1)
    var entry = wrapping.place(of: row)
    if !isFull {
      // The last row has the frames of the cells that it lacks, and is never left open.
      entry =
        wrapping.entry(of: row.sizes[...], isLast: true)
        ?? sizing.entry(of: GroupCells(sizes: row.sizes, isLast: true), &work)
    }
    if kept == cells.count, row.end == oldEnd {
      ledger.replace(ledger.group(ofItem: first), with: entry)
    } else {
      var rest = cells[kept...].map { ItemStretch.new($0, count: 1) }
      rest.append(.kept(max(row.end, oldEnd)..<ledger.itemCount))
      work += refill(from: row.end, with: rest, behind: entry)
    }
    if isFull { openRow = row }
    return MeasuredChange(firstItem: item, work: work, leavesRowOpen: isFull)
  }

  /// Gives the cells of the open row their frames.
  ///
  /// - Complexity: O(n log² n) for n cells of the row
  mutating func closeRow() {
    guard let row = openRow, let wrapping = sizing.wrappingRow else { return }
    openRow = nil
    var entries = [wrapping.entry(of: row)]
    let joined = joinRun(before: row.firstItem, to: &entries)
    ledger.replace(items: row.firstItem - joined..<row.end, with: entries)
  }

  /// Opens the row of an item, and closes the one that was open.
  private mutating func open(rowWith item: Int, _ wrapping: WrappingRow) {
    if let openRow, openRow.firstItem..<openRow.end ~= item { return }
    closeRow()
    let found = ledger.group(ofItem: item)
    var row = OpenRow(from: found.firstItem)
    for size in measuredSizes(found) { _ = row.append(size, in: wrapping) }
    openRow = row
  }

  /// Returns true if a cell is the first of its row, and there is room for it in the row before.
  private func fitsIntoRowBefore(
    _ item: Int, _ size: MeasuredSize, _ wrapping: WrappingRow
  ) -> Bool {
    guard item > 0, ledger.group(ofItem: item).firstItem == item else { return false }
    let found = ledger.group(ofItem: item - 1)
    var row = OpenRow(from: found.firstItem)
    for size in measuredSizes(found) { _ = row.append(size, in: wrapping) }
    return row.append(size, in: wrapping)
  }

  /// Appends the cells behind a row to it, as long as there is room.
  ///
  /// - Returns: False if there is room for all of them.
  private func appendCells(
    to row: inout OpenRow, from end: Int, _ wrapping: WrappingRow
  ) -> Bool {
    var walk = ledger.entries(of: end..<ledger.itemCount)
    while let (slot, part) = walk.next() {
      let sizes = ledger.lanes.details.groups[slot]?.sizes ?? [.none]
      for cell in part {
        guard row.append(sizes[cell % sizes.count], in: wrapping) else { return true }
      }
    }
    return false
  }
}
