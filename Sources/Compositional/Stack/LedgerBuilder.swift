/// Fills groups with items, one after another: long stretches without sizes as runs, the rest group
/// by group.
///
/// A group is closed when no item that follows can change it. As soon as no item with a size is
/// left in an open group, the items that follow are a run again, however long it gets.
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
  /// The number of groups that were solved.
  private(set) var groupsSolved = 0
  /// The items that are in no group yet, in order.
  private var pending: [MeasuredSize] = []
  /// The first of ``pending`` that is in no group yet.
  private var taken = 0
  /// The end of the measured items of ``pending``.
  private var measuredEnd = 0
  /// The number of items behind ``pending`` that were not measured.
  private var unmeasured = 0
  /// A group without measured cells, if it is not the template of the section.
  private var estimated: SizedLedger.Entry?
  /// The solved groups by their measured cells, if groups differ in nothing else.
  private var alike: [[Bool]: GroupTemplate] = [:]

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
  var itemCount: Int { closedItems + pending.count - taken + unmeasured }
  /// True if no item that is in no group yet was measured.
  var isInRun: Bool { taken == pending.count }

  /// Appends an item; `.none` if it was not measured.
  mutating func append(_ size: MeasuredSize) {
    guard size.isMeasured else { return append(unmeasured: 1) }
    guard !collects else { return collected.append((size, 1)) }
    flushRun()
    pending.append(size)
    measuredEnd = pending.count
    formGroups(isLast: false)
  }

  /// Appends items of one size: a measured item, or any number of items without measured sizes.
  mutating func append(_ size: MeasuredSize, _ count: Int) {
    guard count > 0 else { return }
    if size.isMeasured { append(size) } else { append(unmeasured: count) }
  }

  /// Appends items that were not measured.
  mutating func append(unmeasured count: Int) {
    guard count > 0 else { return }
    guard !collects else { return collected.append((.none, count)) }
    unmeasured += count
    // Pending items have to become a group before the rest can form a run.
    while taken < pending.count, unmeasured > 0 {
      let short = wanted - (pending.count - taken)
      guard short > 0 else {
        formGroups(isLast: false)
        continue
      }
      let count = min(short, unmeasured)
      pending += repeatElement(.none, count: count)
      unmeasured -= count
      formGroups(isLast: false)
    }
  }

  /// Closes the last group and returns all groups.
  mutating func finish(_ groupsSolved: inout Int) -> SizedGroups {
    close()
    groupsSolved += self.groupsSolved
    var ledger = SizedLedger(standard)
    for entry in entries { ledger.append(entry) }
    return SizedGroups(ledger: ledger, sizing: sizing, shared: shared ?? .none)
  }

  /// Closes the last groups: no items follow.
  mutating func close() {
    if collects {
      var shared = SharedLengths(on: sizing.sharedAxes)
      for (size, _) in collected { shared.add(size) }
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

  /// Appends runs of the unmeasured items at the end; those that fill no group become pending.
  ///
  /// - Parameter isEnd: True if no items follow. Otherwise the last groups of a run may have room
  ///   for the next items, and stay pending. So do those that may get room at the end.
  private mutating func flushRun(isEnd: Bool = false) {
    guard unmeasured > 0 else { return }
    let each = estimated?.items ?? standard.items
    if taken == pending.count {
      let isOpen = isEnd ? sizing.countsVaryAtEnd : sizing.countsVary
      let open = isOpen ? (sizing.itemsAhead + each - 1) / each : 0
      let groups = max(0, unmeasured / each - open)
      appendRun(of: groups)
      unmeasured -= groups * each
    }
    pending += repeatElement(.none, count: unmeasured)
    unmeasured = 0
  }

  private mutating func appendRun(of groups: Int) {
    guard groups > 0 else { return }
    var entry =
      estimated
      ?? SizedLedger.Entry(
        groups: groups, items: standard.items, length: standard.length, across: standard.across,
        value: SizedDetails.unmeasured)
    entry.groups = groups
    append(entry)
  }

  private mutating func append(_ entry: SizedLedger.Entry) {
    entries.append(entry)
    closedItems += entry.groups * entry.items
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
    if taken >= measuredEnd, !isLast {
      // No size is left: the items of the next group belong to a run.
      unmeasured += pending.count - taken
      taken = pending.count
    }
    if taken == pending.count || taken > 4096 {
      pending.removeFirst(taken)
      measuredEnd = max(0, measuredEnd - taken)
      taken = 0
    }
  }

  /// Closes one group and returns the number of its items; nil if it may contain further items.
  private mutating func formGroup(isLast: Bool) -> Int? {
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

  /// Solves a group, or reuses one that was solved for sizes with the same result.
  private mutating func entry(of sizes: [MeasuredSize], isLast: Bool) -> SizedLedger.Entry {
    let lengths = shared.flatMap { $0.isEmpty ? nil : $0.lengths.size }
    // No cell is longer than the shared length, unless its estimate is.
    let isKnown = sizing.sharesEverything && lengths != nil && sizes.count == standard.items
    let key = isKnown ? sizes.map(\.isMeasured) : []
    var known = isKnown ? alike[key] : nil
    if lengths == nil, sizing.isTrimmedOnly, !sizes.contains(where: \.isMeasured) {
      known = sizing.template
    }
    let entry = sizing.entry(
      of: GroupCells(sizes: sizes, isLast: isLast, shared: lengths, known: known), &groupsSolved)
    if isKnown, known == nil { alike[key] = entry.value?.template }
    return entry
  }
}
