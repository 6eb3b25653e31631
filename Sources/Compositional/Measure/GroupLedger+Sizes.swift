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
  ///   - items: whose sizes; nil for all.
  ///   - template: the group with all estimates.
  ///   - axis: the advance axis.
  ///   - body: takes a size and how many items in a row have it: one, unless it is `.none`.
  /// - Complexity: O(log entries) an entry.
  func forEachSize(
    of items: Range<Int>? = nil, standard template: GroupTemplate, along axis: Axis,
    _ body: (MeasuredSize, Int) -> Void
  ) {
    let items = items ?? 0..<total.items
    var position = items.lowerBound
    while position < items.upperBound {
      let next = group(ofItem: position)
      let entry = entry(next)
      let first = next.firstItem - next.offset * entry.items
      let end = min(items.upperBound, first + entry.groups * entry.items)
      guard entry.isMeasured else {
        body(.none, end - position)
        position = end
        continue
      }
      let sizes = measuredSizes(next, standard: template, along: axis)
      for size in sizes[(position - first)..<(end - first)] { body(size, 1) }
      position = end
    }
  }
}
