// Measured sizes in a line that stays open between two measurements.

extension SizedGroups {
  /// Records the size of a cell in a line that wraps, which is left open.
  ///
  /// - Parameters:
  ///   - item: The item of the cell.
  ///   - size: Its measured size.
  /// - Returns: The effect; nil if the groups are of another kind, or if the cell is the first of its
  ///   line and fits into the line before. Nothing has changed then.
  /// - Complexity: O(cells of the line behind the cell + log entries), and the lines behind it up to
  ///   the first that is as before; O(cells of the line) if the line was not open.
  mutating func measureInOpenLine(_ item: Int, _ size: MeasuredSize) -> MeasuredChange? {
    guard let wrapping = sizing.wrappingLine, !fitsIntoLineBefore(item, size, wrapping) else {
      return nil
    }
    open(lineWith: item, wrapping)
    guard var line = openLine else { return nil }
    // Moved out and back, so that its arrays have one owner while they change.
    openLine = nil
    let oldEnd = line.end
    let first = line.firstItem
    let cells = [size] + line.removeCells(from: item).dropFirst()
    let kept = cells.firstIndex { !line.append($0, in: wrapping) } ?? cells.count
    let isFull = kept < cells.count || appendCells(to: &line, from: oldEnd, wrapping)
    var work = SolveWork(groupsSolved: 1, entriesWritten: 1)
    var entry = wrapping.place(of: line)
    if !isFull {
      // The last line has the frames of the cells that it lacks, and is never left open.
      entry =
        wrapping.entry(of: line.sizes[...], isLast: true)
        ?? sizing.entry(of: GroupCells(sizes: line.sizes, isLast: true), &work)
    }
    if kept == cells.count, line.end == oldEnd {
      ledger.replace(ledger.group(ofItem: first), with: entry)
    } else {
      var rest = cells[kept...].map { ItemStretch.new($0, count: 1) }
      rest.append(.kept(max(line.end, oldEnd)..<ledger.itemCount))
      work += refill(from: line.end, with: rest, behind: entry)
    }
    if isFull { openLine = line }
    return MeasuredChange(firstItem: item, work: work, leavesLineOpen: isFull)
  }

  /// Gives the cells of the open line their frames.
  ///
  /// - Complexity: O(n log² n) for n cells of the line
  mutating func closeLine() {
    guard let line = openLine, let wrapping = sizing.wrappingLine else { return }
    openLine = nil
    var entries = [wrapping.entry(of: line)]
    let joined = joinRun(before: line.firstItem, to: &entries)
    ledger.replace(items: line.firstItem - joined..<line.end, with: entries)
  }

  /// Opens the line of an item, and closes the one that was open.
  private mutating func open(lineWith item: Int, _ wrapping: WrappingLine) {
    if let openLine, openLine.firstItem..<openLine.end ~= item { return }
    closeLine()
    let found = ledger.group(ofItem: item)
    var line = OpenLine(from: found.firstItem)
    for size in measuredSizes(found) { _ = line.append(size, in: wrapping) }
    openLine = line
  }

  /// Returns true if a cell is the first of its line, and there is room for it in the line before.
  private func fitsIntoLineBefore(
    _ item: Int, _ size: MeasuredSize, _ wrapping: WrappingLine
  ) -> Bool {
    guard item > 0, ledger.group(ofItem: item).firstItem == item else { return false }
    let found = ledger.group(ofItem: item - 1)
    var line = OpenLine(from: found.firstItem)
    for size in measuredSizes(found) { _ = line.append(size, in: wrapping) }
    return line.append(size, in: wrapping)
  }

  /// Appends the cells behind a line to it, as long as there is room.
  ///
  /// - Returns: False if there is room for all of them.
  private func appendCells(
    to line: inout OpenLine, from end: Int, _ wrapping: WrappingLine
  ) -> Bool {
    var walk = ledger.entries(of: end..<ledger.itemCount)
    while let (slot, part) = walk.next() {
      let sizes = ledger.lanes.details.groups[slot]?.sizes ?? [.none]
      for cell in part {
        guard line.append(sizes[cell % sizes.count], in: wrapping) else { return true }
      }
    }
    return false
  }
}
