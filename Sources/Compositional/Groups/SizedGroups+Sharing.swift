// Groups whose measured cells all share one length.
//
// How long a cell was measured is kept apart from the groups, which only depend on the longest.
// Groups are therefore alike in long runs, and a longer cell solves a few of them.

extension SizedGroups {
  /// The most groups that are kept for another use.
  private static let mostAlike = 16

  /// Creates the groups of items.
  ///
  /// - Parameters:
  ///   - items: The measured sizes of the items in order, each with the number of items that have
  ///     it.
  ///   - sizing: The solver of the groups.
  ///   - standard: The properties of groups without measured cells.
  ///   - work: The work so far.
  init(
    sharing items: [(size: MeasuredSize, count: Int)], _ sizing: SectionSizing,
    _ standard: SizedLedger.Standard, _ work: inout SolveWork
  ) {
    self.init(
      ledger: SizedLedger(standard), sizing: sizing, shared: SharedLengths(on: sizing.sharedAxes))
    var runs: [SharingRun] = []
    var cells: [SharingCell] = []
    var item = 0
    for (size, count) in items {
      for index in item..<(size.isMeasured ? item + count : item) {
        sharing.value.lengths.add(size)
        sharing.value.sizes[index] = size
      }
      let end = item + count
      while item < end {
        if cells.isEmpty, !size.isMeasured, end - item >= standard.items {
          let groups = (end - item) / standard.items
          let unmeasured = Array(repeating: SharingCell.unmeasured, count: standard.items)
          SharingRun.append(SharingRun(cells: unmeasured, groups: groups), to: &runs)
          item += groups * standard.items
          continue
        }
        cells.append(sizing.sharingCell(size, ofItem: item))
        item += 1
        guard cells.count == standard.items else { continue }
        SharingRun.append(SharingRun(cells: cells, groups: 1), to: &runs)
        cells.removeAll(keepingCapacity: true)
      }
    }
    SharingRun.append(SharingRun(cells: cells, groups: 1), to: &runs)
    if let growth = sizing.growth(shared) { ledger.grow(to: growth) }
    fill(with: runs, &work)
  }

  /// Records the size of a cell, and solves the groups that follow from it.
  ///
  /// - Parameters:
  ///   - item: The cell.
  ///   - size: Its measured size; `.none` if it has none.
  /// - Returns: The groups that were solved, and the entries that were written.
  /// - Complexity: O(log measured groups + cells of the group); O(runs of groups that are alike) if
  ///   the shared length changes and groups do not follow it.
  mutating func replaceSharedSize(of item: Int, with size: MeasuredSize) -> SolveWork {
    let lengths = shared.lengths
    var work = SolveWork()
    noteSharedSize(size, insteadOf: sharing.value.sizes[item] ?? .none)
    let follows = shared.lengths == lengths || follow(from: lengths, &work)
    sharing.value.sizes[item] = size.isMeasured ? size : nil
    let found = ledger.group(ofItem: item)
    var cells = cells(ofSlot: found.slot)
    let index = item - found.firstItem
    let cell = sizing.sharingCell(size, ofItem: item)
    let isNew = cells[index] != cell
    cells[index] = cell
    if !follows {
      sharing.value.alike = [:]
      let runs = runs(of: 0..<ledger.itemCount, replacing: found, with: cells)
      ledger = SizedLedger(ledger.standard)
      if let growth = sizing.growth(shared) { ledger.grow(to: growth) }
      fill(with: runs, &work)
      work.entriesWritten += runs.count
    } else if isNew {
      // The runs on both sides may be alike now.
      var items = self.items(ofEntryWith: found)
      if items.lowerBound > 0 {
        let before = ledger.group(ofItem: items.lowerBound - 1)
        items = self.items(ofEntryWith: before).lowerBound..<items.upperBound
      }
      if items.upperBound < ledger.itemCount {
        let after = ledger.group(ofItem: items.upperBound)
        items = items.lowerBound..<self.items(ofEntryWith: after).upperBound
      }
      let runs = runs(of: items, replacing: found, with: cells)
      let entries = runs.map { entry($0, &work) }
      ledger.replace(items: items, with: entries)
      work.entriesWritten += entries.count
    }
    return work
  }

  /// Returns the group of an entry, solved for the lengths that are shared now.
  mutating func solvedAgain(_ slot: Int, _ work: inout SolveWork) -> SizedLedger.Entry {
    let cells = cells(ofSlot: slot)
    sharing.value.alike[cells] = nil
    return entry(SharingRun(cells: cells, groups: 1), &work)
  }

  /// Replaces a measured size among those that the shared lengths are the longest of.
  mutating func noteSharedSize(_ size: MeasuredSize, insteadOf old: MeasuredSize) {
    if shared.isEmpty { sharing.value.lengths = SharedLengths(on: sizing.sharedAxes) }
    sharing.value.lengths.add(size)
    sharing.value.lengths.remove(old)
  }

  /// Returns the items of the entry that contains a group.
  private func items(ofEntryWith found: FoundGroup) -> Range<Int> {
    let lanes = ledger.lanes
    let first = found.firstItem - found.offset * lanes.itemsPerGroup(found.slot)
    return first..<first + lanes.items[found.slot]
  }

  /// Returns the cells of each group of an entry.
  private func cells(ofSlot slot: Int) -> [SharingCell] {
    guard let group = ledger.lanes.details.groups[slot] else {
      return Array(repeating: .unmeasured, count: ledger.lanes.itemsPerGroup(slot))
    }
    return group.sizes.map { size in
      !size.isMeasured
        ? .unmeasured : size.proposal.x.isNaN && size.proposal.y.isNaN ? .unsettled : .settled
    }
  }

  /// Returns the runs of whole entries, with other cells for one group.
  private func runs(
    of items: Range<Int>, replacing found: FoundGroup, with cells: [SharingCell]
  ) -> [SharingRun] {
    var runs: [SharingRun] = []
    ledger.forEachEntry(of: items) { slot, _ in
      var run = SharingRun(cells: self.cells(ofSlot: slot), groups: ledger.lanes.groups[slot])
      guard slot == found.slot else { return SharingRun.append(run, to: &runs) }
      let after = run.groups - found.offset - 1
      run.groups = found.offset
      SharingRun.append(run, to: &runs)
      SharingRun.append(SharingRun(cells: cells, groups: 1), to: &runs)
      run.groups = after
      SharingRun.append(run, to: &runs)
    }
    return runs
  }

  /// Appends runs to an empty ledger.
  private mutating func fill(with runs: [SharingRun], _ work: inout SolveWork) {
    for run in runs { ledger.append(entry(run, &work)) }
  }

  /// Returns the entry of a run for the lengths that are shared now.
  private mutating func entry(
    _ run: SharingRun, _ work: inout SolveWork
  ) -> SizedLedger.Entry {
    let isLast = run.cells.count < ledger.standard.items
    if shared.isEmpty, !isLast { return ledger.unmeasuredEntry(groups: run.groups) }
    var entry: SizedLedger.Entry
    if let known = sharing.value.alike[run.cells] {
      entry = known
    } else {
      let sizes = sizing.sizes(standingFor: run.cells)
      entry = sizing.entry(
        of: GroupCells(sizes: sizes, isLast: isLast, shared: sharedLengths), &work)
      if sharing.value.alike.count == Self.mostAlike { sharing.value.alike = [:] }
      sharing.value.alike[run.cells] = entry
    }
    entry.groups = run.groups
    return entry
  }
}
