// Groups that follow the shared length without being solved again.

extension SizedGroups {
  /// Makes the groups follow the shared length where it has changed.
  ///
  /// - Parameters:
  ///   - old: The shared lengths before.
  ///   - work: The work, which is added to.
  /// - Returns: False if the groups have to be solved again instead.
  /// - Complexity: O(log measured groups), and the solve of a last group that lacks cells.
  mutating func follow(from old: MeasuredSize, _ work: inout SolveWork) -> Bool {
    guard let stretch = sizing.stretch, let growth = sizing.growth(shared),
      stretch.isAlike(old.size[stretch.axis], shared.lengths.size[stretch.axis])
    else { return false }
    let last = ledger.group(ledger.groupCount - 1)
    let isPartial =
      !sizing.countsVary && ledger.lanes.itemsPerGroup(last.slot) < ledger.standard.items
    // A last group that lacks cells is solved again, and is the only one.
    let dependents = isPartial ? ledger.lanes.dependents(last.slot) : 0
    guard ledger.reader.dependents == dependents else { return false }
    ledger.grow(to: growth)
    guard isPartial else { return true }
    work.entriesWritten += 1
    guard !sizing.sharesEverything else {
      ledger.replace(last, with: solvedAgain(last.slot, &work))
      return true
    }
    let cells = GroupCells(sizes: measuredSizes(last), isLast: true, shared: sharedLengths)
    ledger.replace(last, with: sizing.entry(of: cells, &work))
    return true
  }
}

extension SectionSizing {
  /// Returns the length that groups have in common which follow the shared length; nil if none do.
  func growth(_ shared: SharedLengths) -> LedgerGrowth? {
    guard let stretch, !shared.isEmpty else { return nil }
    return stretch.growth(
      shared: shared.lengths.size[stretch.axis], advance: surroundings.advance)
  }
}
