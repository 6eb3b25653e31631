// Groups filled again with their items, as far as a change of the items goes.

/// Consecutive items after a change.
enum ItemStretch {
  /// Items that stay, by their places before the change.
  case kept(Range<Int>)
  /// Items with a size; more than one only without measured sizes.
  case new(MeasuredSize, count: Int)
}

extension SizedGroups {
  /// Fills groups again, from one whose first item stays where it is, until they are those of
  /// before.
  ///
  /// The groups from a group's first item on follow from the items from there on. So if a new group
  /// starts with the same item as an old one, behind the last change, all groups from there on are
  /// the old ones, and they are neither read nor solved.
  ///
  /// - Parameters:
  ///   - first: The first item of a group.
  ///   - stretches: The items from `first` on after the change. Kept items are in order, and the
  ///     lengths that all groups share are the same as before.
  ///   - line: A group before `first` that is filled already, and replaces groups as well.
  /// - Returns: The work that was done.
  /// - Complexity: O(log entries + c log entries) for c entries up to the first old group; in a run
  ///   of equal lines, for the lines until they repeat.
  mutating func refill(
    from first: Int, with stretches: [ItemStretch], behind line: SizedLedger.Entry? = nil
  ) -> SolveWork {
    var builder = LedgerBuilder(sizing, ledger.standard, shared: shared)
    var end: Int?
    for (index, stretch) in stretches.enumerated() {
      switch stretch {
      case .new(let size, let count):
        builder.append(size, count)
      case .kept(let items):
        if index == stretches.count - 1, items.upperBound == ledger.itemCount {
          end = fill(&builder, from: first, withRest: items)
        } else {
          forEachSize(of: items) { builder.append($0, $1) }
        }
      }
    }
    if end == nil { builder.close() }
    var entries = builder.entries
    if let line { entries.insert(line, at: 0) }
    let start =
      first - (line?.items ?? 0) - joinRun(before: first - (line?.items ?? 0), to: &entries)
    ledger.replace(items: start..<(end ?? ledger.itemCount), with: entries)
    var work = builder.work
    work.entriesWritten += builder.entries.count
    return work
  }

  /// Makes the lines before an item and the first of some entries one run, if they are alike.
  ///
  /// - Returns: The number of items before that belong to the run; zero if there is none.
  func joinRun(before item: Int, to entries: inout [SizedLedger.Entry]) -> Int {
    guard sizing.wrappingLine != nil, item > 0, !entries.isEmpty else { return 0 }
    let found = ledger.entry(ofItem: item - 1)
    guard ledger.lanes.itemsPerGroup(found.slot) == entries[0].items,
      ledger.entry(found.slot).isAlike(entries[0])
    else { return 0 }
    entries[0].groups += found.offset + 1
    return (found.offset + 1) * entries[0].items
  }

  /// Appends items up to the end of the section to a builder, or up to a group of before.
  ///
  /// - Returns: The first item of that group; nil if there is none.
  private func fill(
    _ builder: inout LedgerBuilder, from first: Int, withRest items: Range<Int>
  ) -> Int? {
    let displacement = first + builder.itemCount - items.lowerBound
    var read = OldGroups()
    var walk = ledger.entries(of: items)
    let details = ledger.lanes.details
    /// Returns the item that the builder's next group starts with, if an old group does too.
    func meeting() -> Int? {
      let next = first + builder.closedItems - displacement
      return next >= items.lowerBound && read.hasGroup(from: next) ? next : nil
    }
    while let (slot, part) = walk.next() {
      let each = ledger.lanes.itemsPerGroup(slot)
      read.append(.init(end: walk.firstItem, each: each, count: ledger.lanes.items[slot]))
      let group = details.groups[slot]
      if let group, group.isMeasured, ledger.lanes.groups[slot] == 1 || group.isMixed {
        var cycle = LineCycle(period: each, builder)
        var cell = part.lowerBound
        while cell < part.upperBound {
          builder.append(group.sizes[cell % each])
          cell += 1
          if let next = meeting() { return next }
          guard part.count > each else { continue }
          cell += cycle.skip(&builder, from: cell, to: part.upperBound)
        }
        continue
      }
      // A few items may complete a group that an old one follows.
      var rest = part.count
      while rest > 0 {
        let count = rest < part.count && builder.isInRun ? rest : min(rest, 2 * each)
        builder.append(group?.sizes.first ?? .none, count)
        rest -= count
        if let next = meeting() { return next }
      }
    }
    return nil
  }
}

/// The old groups that were read while groups are filled again, as far as they are still needed.
private struct OldGroups {
  /// Consecutive groups of the same number of items.
  struct Run {
    /// The item behind the last one.
    var end: Int
    /// The number of items of a group.
    var each: Int
    /// The number of all items.
    var count: Int
  }

  private var runs: [Run] = []
  /// The first run that ends behind the items that were asked for.
  private var next = 0

  mutating func append(_ run: Run) { runs.append(run) }

  /// Returns true if a group starts with an item; the items asked for never decrease.
  mutating func hasGroup(from item: Int) -> Bool {
    while next < runs.count, runs[next].end <= item { next += 1 }
    // Behind the last group that was read starts another, or the section ends.
    guard next < runs.count else { return runs.last?.end == item }
    let offset = item - (runs[next].end - runs[next].count)
    return offset >= 0 && offset % runs[next].each == 0
  }
}
