// The items of a ledger as what they were measured at, for putting them into groups anew.

extension GroupLedger {
  /// The groups before one, as a ledger of their own.
  ///
  /// - Complexity: O(log entries), and a copy of the ledger.
  func removingGroups(from found: Found) -> GroupLedger {
    var ledger = self
    let (before, rest) = ledger.split(ledger.root, items: found.firstItem)
    ledger.release(rest)
    ledger.root = before
    return ledger
  }

  /// Hands out what the items were measured at, in order.
  ///
  /// - Parameters:
  ///   - found: the group after which to begin; nil for the first.
  ///   - template: the group with all estimates.
  ///   - axis: the advance axis.
  ///   - body: takes a size and how many items in a row have it: one, unless it is `.none`.
  /// - Complexity: O(log entries + entries)
  func forEachSize(
    after found: Found?, standard template: GroupTemplate, along axis: Axis,
    _ body: (MeasuredSize, Int) -> Void
  ) {
    var position = found.map { $0.firstItem + entry($0).items } ?? 0
    let end = total.items
    while position < end {
      let next = group(ofItem: position)
      let entry = entry(next)
      guard entry.isMeasured else {
        let count = (entry.groups - next.offset) * entry.items
        body(.none, count)
        position += count
        continue
      }
      for size in measuredSizes(next, standard: template, along: axis) { body(size, 1) }
      position += entry.items
    }
  }
}
