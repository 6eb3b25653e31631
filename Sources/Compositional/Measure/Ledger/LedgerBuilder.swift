/// Puts items into groups, one after another: long stretches without sizes as runs, the rest
/// group by group, those of a compact ledger all at once in the end.
struct LedgerBuilder {
  private let sizing: SectionSizing
  private(set) var ledger: GroupLedger
  /// The lengths that all uniform cells of the section share, NaN for none; nil where they do not.
  private let shared: Vector?
  /// The items that are in no group yet, in order.
  private var pending: [MeasuredSize] = []
  /// The first of ``pending`` that is in no group yet.
  private var taken = 0
  /// The items at the end of ``pending`` that were not measured.
  private var unmeasured = 0
  /// All items, where the ledger is compact.
  private var lengths = ItemLengths()
  /// A group without measured items, where it is not the template of the section.
  private var standard: GroupLedger.Entry?

  /// Starts behind the groups that a ledger has.
  init(_ sizing: SectionSizing, _ ledger: GroupLedger, shared: Vector? = nil) {
    self.sizing = sizing
    self.ledger = ledger
    self.shared = shared
    guard shared != nil else { return }
    let sizes = Array(repeating: MeasuredSize.none, count: ledger.standard.items)
    standard = sizing.entry(of: sizes, isLast: false, shared: shared)
  }

  /// Adds an item; `.none` for one that was not measured.
  mutating func append(_ size: MeasuredSize) {
    guard size.isMeasured else { return append(unmeasured: 1) }
    guard ledger.standard.row == nil else {
      return lengths.append(size.size[sizing.surroundings.advance])
    }
    flushRun()
    pending.append(size)
    unmeasured = 0
    formGroups(isLast: false)
  }

  /// Adds items that were not measured.
  mutating func append(unmeasured count: Int) {
    guard count > 0 else { return }
    guard ledger.standard.row == nil else { return lengths.append(unmeasured: count) }
    unmeasured += count
    // What is pending has to become a group before the rest can stand in a run.
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

  /// Closes the last group.
  mutating func finish() -> GroupLedger {
    if ledger.standard.row != nil {
      ledger.append(lengths)
      return ledger
    }
    flushRun(isEnd: true)
    formGroups(isLast: true)
    return ledger
  }

  /// The items that have to be known before a group can be closed.
  private var wanted: Int { sizing.countsVary ? known : ledger.standard.items }
  /// For groups of varying numbers: how many items are tried at once.
  private var known = 16

  /// Puts the unmeasured items at the end into runs, and those that fill no group to the pending.
  ///
  /// - Parameter isEnd: whether nothing follows; otherwise the last groups of a run may have room
  ///   for what follows, and stay pending. So do those that the end itself may give room.
  private mutating func flushRun(isEnd: Bool = false) {
    guard unmeasured > 0 else { return }
    let each = standard?.items ?? ledger.standard.items
    if taken == pending.count {
      let isOpen = isEnd ? sizing.countsVaryAtEnd : sizing.countsVary
      let open = isOpen ? (sizing.itemsAhead + each - 1) / each : 0
      let groups = max(0, unmeasured / each - open)
      ledger.append(run(of: groups))
      unmeasured -= groups * each
    }
    pending += repeatElement(.none, count: unmeasured)
    unmeasured = 0
  }

  private func run(of groups: Int) -> GroupLedger.Entry {
    var entry = standard ?? ledger.unmeasuredEntry(groups: groups)
    entry.groups = groups
    return entry
  }

  /// Closes groups as long as enough items are pending.
  private mutating func formGroups(isLast: Bool) {
    while taken < pending.count, isLast || pending.count - taken >= wanted {
      guard let count = formGroup(isLast: isLast) else {
        known *= 2
        return
      }
      taken += count
    }
    if taken == pending.count || taken > 4096 {
      pending.removeFirst(taken)
      taken = 0
    }
  }

  /// Closes one group; nil when it may hold more than the items known so far.
  private mutating func formGroup(isLast: Bool) -> Int? {
    let available = pending.count - taken
    let count =
      sizing.countsVary
      ? min(available, isLast ? max(known, available) : available)
      : min(available, ledger.standard.items)
    let isEnd = isLast && count == available
    let sizes = Array(pending[taken..<taken + count])
    let entry = sizing.entry(
      of: sizes, isLast: isEnd || sizing.countsVary, shared: shared)
    if sizing.countsVary, !isEnd, entry.items == count { return nil }
    ledger.append(entry)
    return entry.items
  }
}
