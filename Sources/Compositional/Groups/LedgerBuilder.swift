/// Fills groups with items, one after another: long stretches of one size or without sizes as runs,
/// the rest group by group.
///
/// A group is closed when no item that follows can change it. As soon as the items that are in no
/// group yet have all the same size, or none, they are a run again, however long it gets.
struct LedgerBuilder {
  private let sizing: SectionSizing
  private let standard: SizedLedger.Standard
  /// The groups that were closed.
  private(set) var entries: [SizedLedger.Entry] = []
  /// The number of their items.
  private(set) var closedItems = 0
  /// The lengths that all uniform cells of the section share; nil if they share none, or if the
  /// lengths are not known before the end.
  private var shared: SharedLengths?
  /// All items, until the shared lengths are known.
  private var collected: [(size: MeasuredSize, count: Int)] = []
  /// The work so far.
  private(set) var work = SolveWork()
  /// The items that are in no group yet, in order, up to those of ``run``.
  private var pending: [MeasuredSize] = []
  /// The first of ``pending`` that is in no group yet.
  private var taken = 0
  /// The items of ``pending`` up to the last that has not the size of ``run``.
  private var mixedEnd = 0
  /// The size of the last items.
  private var run = MeasuredSize.none
  /// The number of items of that size behind ``pending``.
  private var runCount = 0
  /// A group without measured cells, if it is not the template of the section.
  private var estimated: SizedLedger.Entry?

  /// Creates a builder without groups.
  ///
  /// - Parameters:
  ///   - sizing: The solver of the groups.
  ///   - standard: The properties of groups without measured cells.
  ///   - shared: The lengths that all uniform cells of the section share; nil computes them from
  ///     the items, if the builder gets all of them.
  init(
    _ sizing: SectionSizing, _ standard: SizedLedger.Standard, shared: SharedLengths? = nil
  ) {
    self.sizing = sizing
    self.standard = standard
    known = max(16, 2 * sizing.itemsAhead)
    if sizing.countsVary { pending.reserveCapacity(min(known, 64)) }
    guard !sizing.sharedAxes.isEmpty, let shared else { return }
    start(shared)
  }

  /// True if the shared lengths are not known yet.
  private var collects: Bool { shared == nil && !sizing.sharedAxes.isEmpty }

  private mutating func start(_ shared: SharedLengths) {
    self.shared = shared
    guard !shared.isEmpty else { return }
    estimated = entry(
      of: Array(repeating: MeasuredSize.none, count: standard.items), isLast: false)
  }

  /// The number of items that were appended.
  var itemCount: Int { closedItems + pending.count - taken + runCount }
  /// True if all items that are in no group yet have the same size.
  var isInRun: Bool { taken == pending.count }

  /// Appends items of one size; `.none` if they were not measured.
  mutating func append(_ size: MeasuredSize, _ count: Int = 1) {
    guard count > 0 else { return }
    guard !collects else { return collected.append((size, count)) }
    if size != run {
      flushRun()
      run = size
      mixedEnd = pending.count
    }
    runCount += count
    // Pending items have to become a group before the rest can form a run.
    while taken < pending.count, runCount > 0 {
      let short = wanted - (pending.count - taken)
      if short > 0 {
        let count = min(short, runCount)
        appendPending(count)
        runCount -= count
      }
      formGroups(isLast: false)
    }
  }

  /// Closes the last group and returns all groups.
  mutating func finish(_ work: inout SolveWork) -> SizedGroups {
    guard !sizing.sharesEverything else {
      return SizedGroups(sharing: collected, sizing, standard, &work)
    }
    close()
    work += self.work
    var ledger = SizedLedger(standard)
    if let shared, let growth = sizing.growth(shared) { ledger.grow(to: growth) }
    for entry in entries { ledger.append(entry) }
    return SizedGroups(ledger: ledger, sizing: sizing, shared: shared ?? .none)
  }

  /// Closes the last groups: no items follow.
  mutating func close() {
    if collects {
      var shared = SharedLengths(on: sizing.sharedAxes)
      for (size, count) in collected {
        for _ in 0..<(size.isMeasured ? count : 0) { shared.add(size) }
      }
      start(shared)
      for (size, count) in collected { append(size, count) }
    }
    flushRun(isEnd: true)
    formGroups(isLast: true)
  }

  /// The number of items that have to be known before a group can be closed.
  private var wanted: Int { sizing.countsVary ? known : standard.items }
  /// The number of items that are tried at once, if their number in groups varies.
  private var known: Int

  /// Appends the groups of the last items, which have one size; those that fill no group become
  /// pending.
  ///
  /// - Parameter isEnd: True if no items follow. Otherwise the last groups of a run may have room
  ///   for the next items, and stay pending. So do those that may get room at the end.
  private mutating func flushRun(isEnd: Bool = false) {
    guard runCount > 0 else { return }
    if taken == pending.count, var group = groupOfRun() {
      let staysOpen = isEnd && !run.isMeasured ? sizing.countsVaryAtEnd : sizing.countsVary
      let open = staysOpen ? (sizing.itemsAhead + group.items - 1) / group.items : 0
      group.groups = max(0, runCount / group.items - open)
      if group.groups > 0 { append(group) }
      runCount -= group.groups * group.items
    }
    appendPending(runCount)
    runCount = 0
  }

  /// Appends items of the size of the run to those that are in no group yet.
  private mutating func appendPending(_ count: Int) {
    // One by one: most often it is one.
    for _ in 0..<count { pending.append(run) }
  }

  /// Returns a group of items of the size of the run; nil if the run is short.
  private mutating func groupOfRun() -> SizedLedger.Entry? {
    guard run.isMeasured else {
      return estimated
        ?? SizedLedger.Entry(
          groups: 1, items: standard.items, length: standard.length, across: standard.across,
          value: SizedDetails.unmeasured)
    }
    var count = wanted
    while count < runCount {
      let group = entry(of: Array(repeating: run, count: count), isLast: sizing.countsVary)
      if !sizing.countsVary || group.items + sizing.itemsAhead <= count { return group }
      count *= 2
    }
    return nil
  }

  private mutating func append(_ entry: SizedLedger.Entry) {
    closedItems += entry.groups * entry.items
    // Equal lines are a run, as of tags whose lengths repeat.
    if sizing.wrappingLine != nil, let last = entries.indices.last,
      entries[last].items == entry.items, entries[last].isAlike(entry)
    {
      entries[last].groups += entry.groups
    } else {
      entries.append(entry)
    }
  }

  /// Closes the last groups some more times, if the items behind them are the same each time.
  ///
  /// - Parameters:
  ///   - items: The number of items of the groups.
  ///   - times: The number of repetitions.
  /// - Complexity: O(1) if the groups are alike; O(groups) otherwise, none of which is solved.
  mutating func repeatGroups(ofLast items: Int, times: Int) {
    guard times > 0 else { return }
    var rest = items
    var cycle: [SizedLedger.Entry] = []
    var index = entries.count
    while rest > 0, index > 0 {
      index -= 1
      var part = entries[index]
      part.groups = min(part.groups, rest / part.items)
      rest -= part.groups * part.items
      cycle.append(part)
    }
    require(rest == 0, "Groups can be repeated as a whole only.")
    if cycle.count == 1 {
      cycle[0].groups *= times
      return append(cycle[0])
    }
    for _ in 0..<times {
      for entry in cycle.reversed() { append(entry) }
    }
  }

  /// Closes groups while enough items are pending.
  private mutating func formGroups(isLast: Bool) {
    while taken < pending.count, isLast || pending.count - taken >= wanted {
      guard let count = formGroup(isLast: isLast) else {
        known *= 2
        return
      }
      taken += count
    }
    if taken >= mixedEnd, !isLast {
      // One size is left: the items of the next group belong to a run.
      runCount += pending.count - taken
      taken = pending.count
    }
    if taken == pending.count {
      pending.removeAll(keepingCapacity: true)
      mixedEnd = 0
      taken = 0
    } else if taken > 4096 {
      pending.removeFirst(taken)
      mixedEnd = max(0, mixedEnd - taken)
      taken = 0
    }
  }

  /// Closes one group and returns the number of its items; nil if it may contain further items.
  private mutating func formGroup(isLast: Bool) -> Int? {
    if let line = sizing.wrappingLine {
      // A last group without measured cells is the template, as far as its items go.
      let isWhole = isLast && pending[taken...].contains { $0.isMeasured }
      if let filling = line.filling(from: pending[taken...], isLast: isWhole) {
        if let same = recentLine(filling) {
          append(same)
        } else {
          let entry = line.entry(of: pending[taken...], filling)
          work.note(line: entry)
          append(entry)
        }
        return filling.count
      }
      guard isLast else { return nil }
    }
    let available = pending.count - taken
    let count =
      sizing.countsVary
      ? min(available, isLast ? max(known, available) : available)
      : min(available, standard.items)
    let isEnd = isLast && count == available
    let sizes = Array(pending[taken..<taken + count])
    let entry = entry(of: sizes, isLast: isEnd || sizing.countsVary)
    if sizing.countsVary, !isEnd, entry.items + sizing.itemsAhead > count { return nil }
    append(entry)
    return entry.items
  }

  /// Returns one of the last groups if it is full of the same sizes, so that it is not solved again.
  private func recentLine(_ filling: WrappingLine.Filling) -> SizedLedger.Entry? {
    guard filling.isFull else { return nil }
    // An entry is copied only if it is the one.
    for index in entries.indices.suffix(4).reversed()
    where entries[index].items == filling.count
      && entries[index].value?.hasSizes(pending[taken..<taken + filling.count]) == true
    {
      var line = entries[index]
      line.groups = 1
      return line
    }
    return nil
  }

  /// Solves a group, or takes the template where it is the result.
  private mutating func entry(of sizes: [MeasuredSize], isLast: Bool) -> SizedLedger.Entry {
    let lengths = shared.flatMap { $0.isEmpty ? nil : $0.lengths.size }
    let isTemplate =
      lengths == nil && sizing.isTrimmedOnly && !sizes.contains { $0.isMeasured }
    return sizing.entry(
      of: GroupCells(
        sizes: sizes, isLast: isLast, shared: lengths, known: isTemplate ? sizing.template : nil),
      &work)
  }
}
