// Groups filled again with their items, as far as a change of the items goes.

extension SizedGroups {
  /// Fills all groups.
  mutating func fill() -> SolveWork {
    measuring.value.solved = []
    return fill { $0.fill() }
  }

  /// Fills all groups by a closure.
  ///
  /// The solved groups that are kept must be those for the current shared lengths.
  mutating func fill(_ fill: (inout LedgerBuilder) -> Void) -> SolveWork {
    var builder = LedgerBuilder(self, from: 0)
    fill(&builder)
    ledger = SizedLedger(ledger.standard)
    if let growth { ledger.grow(to: growth) }
    ledger.append(contentsOf: builder.entries)
    return finish(builder)
  }

  /// Keeps the solved groups for the next builder, and returns the work.
  private mutating func finish(_ builder: LedgerBuilder) -> SolveWork {
    if sizing.sharesEverything { measuring.value.solved = builder.solved }
    var work = builder.work
    work.entriesWritten += builder.entries.count
    return work
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
  ///   - line: A group before `first` that is filled already, and replaces groups as well.
  /// - Returns: The work that was done.
  /// - Complexity: O(log entries + c log entries) for c entries up to the first old group; in a run
  ///   of equal lines, for the lines until they repeat.
  mutating func refill(
    from first: Int, behind end: Int, after line: SizedLedger.Entry? = nil
  ) -> SolveWork {
    let displacement = sizes.count - ledger.itemCount
    var builder = LedgerBuilder(self, from: first)
    // The first items of new groups in a run of old ones, by their places in their old groups. The
    // sizes of the items repeat with each group of the run. So if a place occurs again, the groups
    // between repeat as long as the run lasts.
    var seen: [Int: Int] = [:]
    var seenEnd = -1
    while !builder.isAtEnd {
      if builder.item >= end {
        let item = builder.item
        let old = ledger.entry(ofItem: item - displacement)
        let place = (item - displacement - old.items.lowerBound) % old.each
        if place == 0 { break }
        if old.items.count > old.each {
          if old.items.upperBound != seenEnd { seen = [:] }
          seenEnd = old.items.upperBound
          if let earlier = seen.updateValue(item, forKey: place) {
            // No group after them may have room for an item after the run.
            let rest = seenEnd + displacement - sizing.itemsAhead - item
            let times = rest / (item - earlier)
            if times > 0 {
              builder.repeatGroups(ofLast: item - earlier, times: times)
              continue
            }
          }
        }
      }
      builder.fillNext()
    }
    var entries = builder.entries
    if let line { entries.insert(line, at: 0) }
    let start = first - (line?.items ?? 0)
    replace(items: start..<builder.item - displacement, with: entries)
    return finish(builder)
  }

  /// Solves one group again, if all have the same number of items.
  mutating func refillGroup(of item: Int) -> SolveWork {
    let found = ledger.group(ofItem: item)
    var builder = LedgerBuilder(self, from: found.firstItem)
    let entry = builder.countedGroup()
    if sizing.sharesEverything {
      replace(items: found.firstItem..<found.firstItem + entry.items, with: [entry])
    } else {
      ledger.replace(found, with: entry)
    }
    var work = finish(builder)
    work.entriesWritten += 1
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

// Groups that follow the shared length without being solved again.

extension SizedGroups {
  /// The length that groups have in common which follow the shared length; nil if none do.
  private var growth: LedgerGrowth? {
    guard let stretch = sizing.stretch, let lengths = sharedLengths else { return nil }
    return stretch.growth(shared: lengths[stretch.axis], advance: advance)
  }

  /// Makes the groups follow the shared length where it has changed.
  ///
  /// - Parameters:
  ///   - old: The shared lengths before.
  ///   - work: The work, which is added to.
  /// - Returns: False if the groups have to be solved again instead.
  /// - Complexity: O(log measured groups), and the solve of a last group that lacks cells.
  mutating func follow(from old: MeasuredSize, _ work: inout SolveWork) -> Bool {
    guard let stretch = sizing.stretch, let growth,
      stretch.isAlike(old.size[stretch.axis], shared.size[stretch.axis])
    else { return false }
    let last = ledger.group(ledger.groupCount - 1)
    let isPartial = !sizing.countsVary && ledger.itemsPerGroup(last) < ledger.standard.items
    // A last group that lacks cells is solved again, and is the only one.
    guard ledger.reader.dependents == (isPartial ? ledger.dependents(last) : 0) else {
      return false
    }
    ledger.grow(to: growth)
    if isPartial { work += refillGroup(of: last.firstItem) }
    return true
  }
}
