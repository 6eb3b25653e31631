// Groups filled again with their items, as far as a change of the items goes.

extension MeasuredGroups {
  /// Fills all groups.
  ///
  /// - Parameter fill: A closure that fills them with all items.
  mutating func fill(_ fill: (inout LedgerBuilder) -> Void = { $0.fill() }) -> SolveWork {
    var builder = LedgerBuilder(self, from: 0)
    fill(&builder)
    ledger = SizedLedger(ledger.standard)
    ledger.append(contentsOf: builder.entries)
    return builder.workAndEntries
  }

  /// Refills groups from a given one until a new group starts where an old one does.
  ///
  /// The groups from a group's first item on follow from the items from there on. So if a new group
  /// starts with the same item as an old one, after the last change, all groups from there on are
  /// the old ones, and they are neither read nor solved.
  ///
  /// - Parameters:
  ///   - first: The first item of a group.
  ///   - end: The first item after the last change, as numbered after it. The lengths that all groups
  ///     share are the same as before.
  /// - Returns: The work that was done.
  /// - Complexity: O(log entries + c log entries) for c entries up to the first old group.
  mutating func refill(from first: Int, behind end: Int) -> SolveWork {
    let displacement = sizes.count - ledger.itemCount
    var builder = LedgerBuilder(self, from: first)
    // Groups of one number of items start at its multiples.
    let meetsOld = displacement % ledger.standard.items == 0
    while !builder.isAtEnd {
      let item = builder.item - displacement
      if builder.item >= end,
        sizing.countsVary ? ledger.entry(ofItem: item).firstItem == item : meetsOld
      {
        break
      }
      builder.fillNext()
    }
    replace(items: first..<builder.item - displacement, with: builder.entries)
    return builder.workAndEntries
  }

  /// Solves one group again, if all have the same number of items.
  mutating func refillGroup(of item: Int) -> SolveWork {
    let found = ledger.group(ofItem: item)
    var builder = LedgerBuilder(self, from: found.firstItem)
    let entry = builder.countedGroup()
    var work = builder.work
    work.entriesWritten += 1
    // The sum of a strip counts as a solve.
    if sizing.strip != nil, entry.length != ledger.length(found) { work.groupsSolved += 1 }
    if sizing.sharesEverything {
      replace(items: found.firstItem..<found.firstItem + entry.items, with: [entry])
    } else {
      ledger.replace(found, with: entry)
    }
    return work
  }

  /// Replaces groups, and makes the new ones one run with their neighbors where they are alike.
  ///
  /// - Parameters:
  ///   - items: All items of the groups, by their places in the ledger.
  ///   - entries: The groups that take their place.
  mutating func replace(items: Range<Int>, with entries: [SizedLedger.Entry]) {
    var (items, entries) = (items, entries)
    let displacement = sizes.count - ledger.itemCount
    if items.lowerBound > 0, !entries.isEmpty {
      let before = ledger.group(ofItem: items.lowerBound - 1)
      if sizing.areAlike(ledger.entry(before), entries[0], at: items.lowerBound, sizes) {
        entries[0].groups += before.offset + 1
        items = items.lowerBound - (before.offset + 1) * entries[0].items..<items.upperBound
      }
    }
    if items.upperBound < ledger.itemCount, let last = entries.indices.last {
      let behind = ledger.group(ofItem: items.upperBound)
      var entry = ledger.entry(behind)
      entry.groups -= behind.offset
      if sizing.areAlike(entries[last], entry, at: items.upperBound + displacement, sizes) {
        entries[last].groups += entry.groups
        items = items.lowerBound..<items.upperBound + entry.groups * entry.items
      }
    }
    ledger.replace(items: items, with: entries)
  }
}
