// Groups put in and taken out one by one, where each holds one item.

extension GroupLedger {
  /// Puts groups of the ledger's kind before an item, or behind the last.
  ///
  /// - Parameters:
  ///   - entry: groups of one item each.
  ///   - size: what the one cell of a compact entry was measured at, in points; NaN for nothing.
  ///   - item: where the first of them will stand.
  /// - Complexity: O(log entries)
  mutating func insert(_ entry: Entry, size: Double, at item: Int) {
    let count = total.items
    guard item < count else {
      append(entry, sizes: standard.row.map { _ in [size] })
      return
    }
    let found = group(ofItem: item)
    let each = standard.row?.cells.count ?? 0
    var index = found.entry
    if found.offset > 0 {
      // The run is cut in two around what is put in.
      var rest = pages[found.node].entries[found.entry]
      pages[found.node].entries[found.entry].groups = found.offset
      rest.groups -= found.offset
      index += 1
      pages[found.node].entries.insert(rest, at: index)
      if each > 0 { pages[found.node].sizes.insert(.nan, at: index) }
    }
    pages[found.node].entries.insert(entry, at: index)
    if each > 0 { pages[found.node].sizes.insert(size, at: index) }
    didChange(found, firstItem: item)
  }

  /// Takes groups of one item each out.
  ///
  /// - Complexity: O(log entries + pages taken out)
  mutating func remove(items: Range<Int>) {
    guard !items.isEmpty else { return }
    if items.count == 1, removeOne(items.lowerBound) { return }
    let (before, rest) = split(root, items: items.lowerBound)
    let (removed, after) = split(rest, items: items.count)
    release(removed)
    root = merged(before, after)
  }

  /// Takes one group out of its page; false where the page would be empty.
  private mutating func removeOne(_ item: Int) -> Bool {
    let found = group(ofItem: item)
    let isRun = pages[found.node].entries[found.entry].groups > 1
    guard isRun || pages[found.node].entries.count > 1 else { return false }
    if isRun {
      pages[found.node].entries[found.entry].groups -= 1
    } else {
      pages[found.node].entries.remove(at: found.entry)
      if standard.row != nil { pages[found.node].sizes.remove(at: found.entry) }
    }
    refresh(found)
    return true
  }
}
