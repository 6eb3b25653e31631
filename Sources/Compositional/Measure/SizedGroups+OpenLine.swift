// Measured sizes in a line that stays open between two measurements.

extension SizedGroups {
  /// Fills a line that wraps again from a cell on whose size is new, and leaves the line open.
  ///
  /// - Parameters:
  ///   - item: The item of the cell, which is in the open line.
  ///   - wrapping: The solver of the line.
  /// - Complexity: O(cells of the line after the cell + log entries), and the lines after it up to
  ///   the first that is as before.
  mutating func refillOpenLine(from item: Int, _ wrapping: WrappingLine) -> MeasuredChange? {
    guard var line = openLine else { return nil }
    // Moved out and back, so that its arrays have one owner while they change.
    openLine = nil
    let oldEnd = line.end
    let first = line.firstItem
    line.removeCells(from: item)
    let isFull = line.fill(with: sizes, to: sizes.count, in: wrapping)
    var work = SolveWork(groupsSolved: 1, entriesWritten: 1)
    var entry = place(of: line, wrapping)
    if !isFull {
      // The last line has the frames of the cells that it lacks, and is never left open.
      var cursor = sizes.cursor(at: first)
      let start = cursor
      let filling = wrapping.filling(&cursor)
      cursor = start
      entry =
        wrapping.solves(filling)
        ? wrapping.entry(of: filling, &cursor)
        : sizing.entry(of: GroupCells(sizes: cursor.sizes(line.end - first), isLast: true), &work)
    }
    if line.end == oldEnd {
      ledger.replace(ledger.group(ofItem: first), with: entry)
    } else {
      work += refill(from: line.end, behind: max(line.end, oldEnd), after: entry)
    }
    if isFull { openLine = line }
    return MeasuredChange(firstItem: item, work: work, leavesLineOpen: isFull)
  }

  /// Gives the cells of the open line their frames.
  ///
  /// - Complexity: O(n log² n) for n cells of the line
  mutating func closeLine() {
    guard let line = openLine, let entry = openEntry() else { return }
    openLine = nil
    replace(items: line.firstItem..<line.end, with: [entry])
  }

  /// Opens the line of an item of a new size, and closes the one that was open.
  ///
  /// - Returns: False if the item is the first of its line, and fits into one before that is not
  ///   open.
  /// - Complexity: O(cells of the line and of the one before) if it was not open.
  mutating func open(lineFor item: Int, _ size: MeasuredSize, _ wrapping: WrappingLine) -> Bool {
    if let openLine, openLine.end == item, openLine.hasRoom(for: size, in: wrapping) { return true }
    if fitsIntoLineBefore(item, size, wrapping) { return false }
    if let openLine, openLine.firstItem..<openLine.end ~= item { return true }
    closeLine()
    let found = ledger.group(ofItem: item)
    var line = OpenLine(from: found.firstItem)
    _ = line.fill(with: sizes, to: found.firstItem + ledger.itemsPerGroup(found), in: wrapping)
    openLine = line
    return true
  }

  /// Returns true if a cell is the first of its line, and there is room for it in the line before.
  private func fitsIntoLineBefore(_ item: Int, _ size: MeasuredSize, _ wrapping: WrappingLine)
    -> Bool
  {
    guard item > 0, firstItem(ofGroupWith: item) == item else { return false }
    let first = firstItem(ofGroupWith: item - 1)
    var filling = WrappingLine.Filling()
    for size in sizes.cursor(at: first).prefix(item - first) {
      _ = wrapping.append(size, to: &filling)
    }
    return wrapping.append(size, to: &filling)
  }

  /// Returns the entry that keeps the place of a line that is open.
  private func place(of line: OpenLine, _ wrapping: WrappingLine) -> SizedLedger.Entry {
    let items = line.firstItem..<line.end
    return wrapping.entry(
      items: items.count, wrapping.groupSize(longest: line.longestCell),
      SizedGroup(nil, isMeasured: sizes.areMeasured(items)))
  }
}
