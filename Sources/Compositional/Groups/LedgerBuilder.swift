/// Fills groups with items, one after another: long stretches of one size or without sizes as runs,
/// the rest group by group.
struct LedgerBuilder {
  private let sizing: SectionSizing
  private let standard: SizedLedger.Standard
  private let sizes: MeasuredSizes
  /// The lengths that all uniform cells of the section have at least, in points; nil if none is
  /// known.
  private let shared: Vector?
  /// The first item that is in no group yet.
  private(set) var item: Int
  /// The place of ``item``, unless a group is being solved.
  private var cursor: LedgerCursor<ItemDetails>
  /// The groups so far.
  private(set) var entries: [SizedLedger.Entry] = []
  /// The work so far.
  private(set) var work = SolveWork()
  /// The last groups that were solved, if groups share everything.
  private var solved: [(sizes: [MeasuredSize], entry: SizedLedger.Entry)] = []
  /// The number of items that are tried at once, if their number in groups varies.
  private var lookahead: Int
  /// A group without measured cells, if it is not the template of the section.
  private var estimated: SizedLedger.Entry?

  /// The most groups that are kept for another use.
  private static let mostSolved = 16

  /// Creates a builder of the groups from an item on.
  init(_ groups: MeasuredGroups, from item: Int) {
    sizing = groups.sizing
    standard = groups.ledger.standard
    sizes = groups.sizes
    shared = groups.sharedLengths
    self.item = item
    cursor = sizes.cursor(at: item)
    lookahead = max(16, 2 * sizing.itemsAhead)
  }

  /// The work so far, and the entries that it gave.
  var workAndEntries: SolveWork {
    var work = work
    work.entriesWritten += entries.count
    return work
  }

  /// True if all items are in groups.
  var isAtEnd: Bool { item == cursor.end }

  /// Fills groups with all items.
  mutating func fill() {
    while !isAtEnd { fillNext() }
  }

  /// Fills the next group, and those after it if all their items have one size.
  mutating func fillNext() {
    if let strip = sizing.strip { return fillStrip(strip) }
    let size = cursor.size
    let end = cursor.endOfRun()
    let count = end - item
    // Otherwise the last groups of a run may have room for the next items.
    let isClosed =
      end == cursor.end && !size.isMeasured ? !sizing.countsVaryAtEnd : !sizing.countsVary
    func groups(of items: Int) -> Int {
      count / items - (isClosed ? 0 : (sizing.itemsAhead + items - 1) / items)
    }
    guard sizing.countsVary else {
      return append(countedGroup(), groups: max(1, groups(of: standard.items)))
    }
    if !size.isMeasured {
      let entry = unmeasuredGroup()
      let groups = groups(of: entry.items)
      if groups > 0 { return append(entry, groups: groups) }
    }
    let entry = varyingGroup()
    append(
      entry, groups: size.isMeasured && count > lookahead ? max(1, groups(of: entry.items)) : 1)
  }

  /// Fills groups in the same runs as another ledger.
  ///
  /// Each run is solved once.
  mutating func fill(inRunsOf ledger: SizedLedger) {
    while !isAtEnd {
      let run = ledger.entry(ofItem: item)
      append(countedGroup(), groups: run.items.count / run.each)
    }
  }

  /// Appends groups that are alike.
  private mutating func append(_ entry: SizedLedger.Entry, groups: Int) {
    var entry = entry
    entry.groups = groups
    if let last = entries.indices.last, sizing.areAlike(entries[last], entry, at: item, sizes) {
      entries[last].groups += groups
    } else {
      entries.append(entry)
    }
    item += groups * entry.items
    if cursor.item != item { cursor.move(to: item, in: sizes.ledger) }
  }

  /// Returns the group that starts with an item, if all have the same number of items.
  mutating func group(of item: Int) -> SizedLedger.Entry {
    self.item = item
    cursor.move(to: item, in: sizes.ledger)
    return countedGroup()
  }

  /// Returns the next group, if all have the same number of items.
  mutating func countedGroup() -> SizedLedger.Entry {
    let count = min(cursor.end - item, standard.items)
    let isFull = count == standard.items
    if let strip = sizing.strip { return self.strip(strip) }
    var sizes = cursor.sizes(count)
    if shared == nil, isFull, !sizes.contains(where: { $0.isMeasured }) { return unmeasuredGroup() }
    guard sizing.sharesEverything else {
      return entry(of: sizes, isLast: item + count == cursor.end)
    }
    for cell in sizes.indices { sizes[cell] = sizing.standIn(sizes[cell], forItem: item + cell) }
    if isFull, let index = solved.firstIndex(where: { $0.sizes == sizes }) {
      return solved[index].entry
    }
    let entry = entry(of: sizes, isLast: !isFull)
    if solved.count == Self.mostSolved { solved = [] }
    if isFull { solved.append((sizes, entry)) }
    return entry
  }

  /// Fills the next strip, and those after it if all their items have one size.
  private mutating func fillStrip(_ strip: StripShape) {
    let alike = (cursor.entryEnd - item) / standard.items
    append(self.strip(strip), groups: max(1, alike))
  }

  /// Returns the next strip.
  private mutating func strip(_ strip: StripShape) -> SizedLedger.Entry {
    let axis = sizing.room.advance
    let count = min(cursor.end - item, standard.items)
    var isMeasured = false
    let length = strip.length(present: count) {
      defer { cursor.advance() }
      let length = cursor.length(along: axis)
      isMeasured = isMeasured || !length.isNaN
      return length
    }
    if !isMeasured, count == standard.items { return unmeasuredGroup() }
    return SizedLedger.Entry(
      groups: 1, items: count, length: length, across: standard.across,
      value: .init(isMeasured: isMeasured))
  }

  /// Returns a full group without measured cells.
  private mutating func unmeasuredGroup() -> SizedLedger.Entry {
    if let estimated { return estimated }
    let entry =
      shared == nil
      ? SizedLedger.Entry(
        groups: 1, items: standard.items, length: standard.length, across: standard.across,
        value: SizedDetails.unmeasured)
      : entry(of: Array(repeating: MeasuredSize.none, count: standard.items), isLast: false)
    estimated = entry
    return entry
  }

  /// Returns the next group, if the number of its items depends on their sizes.
  private mutating func varyingGroup() -> SizedLedger.Entry {
    if let line = sizing.wrappingLine {
      let start = cursor
      let filling = line.filling(&cursor)
      // A last group without measured cells is the template, as far as its items go.
      if line.solves(filling), filling.isFull || filling.isMeasured {
        let entry = line.entry(of: filling)
        work.note(line: entry)
        return entry
      }
      // The next group has room for all further items.
      if cursor.item == cursor.end { lookahead = max(lookahead, cursor.end - item) }
      cursor = start
    }
    while true {
      let count = min(lookahead, cursor.end - item)
      let entry = entry(of: cursor.sizes(count), isLast: true)
      if item + count == cursor.end || entry.items + sizing.itemsAhead <= count { return entry }
      lookahead *= 2
    }
  }

  /// Solves a group.
  private mutating func entry(of sizes: [MeasuredSize], isLast: Bool) -> SizedLedger.Entry {
    sizing.entry(of: GroupCells(sizes: sizes, isLast: isLast, shared: shared), &work)
  }
}

extension SectionSizing {
  /// Returns true if groups that follow one another may be a run: they are as long, and their frames are the
  /// same or follow from the sizes of their cells.
  ///
  /// - Parameters:
  ///   - item: The first item of the second group.
  ///   - sizes: The sizes of all items.
  /// - Complexity: O(log n + cells of a group) for n measured items
  func areAlike(
    _ one: SizedLedger.Entry, _ other: SizedLedger.Entry, at item: Int, _ sizes: MeasuredSizes
  ) -> Bool {
    guard wrappingLine != nil || sharesEverything || !one.value.isMeasured,
      one.items == other.items, one.length == other.length, one.across == other.across,
      one.value.isMeasured == other.value.isMeasured
    else { return false }
    if one.value.solved === other.value.solved { return true }
    guard sharesEverything, one.value.solved != nil, other.value.solved != nil else { return false }
    let (before, own) = (sizes.cursor(at: item - one.items), sizes.cursor(at: item))
    return zip(0..<one.items, zip(before, own)).allSatisfy { cell, sizes in
      standIn(sizes.0, forItem: cell) == standIn(sizes.1, forItem: cell)
    }
  }

  /// Returns a size that stands for that of an item in groups that share everything.
  ///
  /// The shared length is the longest of all, so the length of the item itself does not matter.
  func standIn(_ size: MeasuredSize, forItem item: Int) -> MeasuredSize {
    guard size.isMeasured, let axis = sharedAxes.first else { return .none }
    let cell = template.cells[item % template.cellCount]
    var standIn = MeasuredSize(along: axis, 0)
    if size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes) {
      standIn.proposal[axis.perpendicular] = cell.frame.size[axis.perpendicular]
    }
    return standIn
  }
}
