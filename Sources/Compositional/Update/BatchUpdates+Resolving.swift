extension BatchUpdates {
  /// Checks the batch against the data on both sides of it, and maps one to the other.
  ///
  /// - Parameters:
  ///   - before: the items of each section before the batch, none negative.
  ///   - after: the items of each section after the batch, none negative.
  /// - Returns: the mapping.
  /// - Throws: ``UpdateError`` for the first thing found that does not fit.
  /// - Complexity: O(operations log operations + sections), whatever the item counts.
  public func resolved(
    from before: [Int], to after: [Int]
  ) throws(UpdateError) -> ResolvedUpdates {
    var resolved = ResolvedUpdates(sorting: operations, sectionCountBefore: before.count)
    try resolved.settleSections(countAfter: after.count)
    try resolved.settleItems(before: { before[$0] }, after: { after[$0.newSection] })
    try resolved.compareUnchangedSections(before: before, after: after)
    return resolved
  }

  /// Checks the batch against the data before it, and says what the data after it is.
  ///
  /// For layouts of very many sections: only the counts of sections that change are asked for.
  ///
  /// - Parameters:
  ///   - before: the items of each section before the batch, none negative; may be lazy.
  ///   - replacedItemCount: called with the index after the batch of each section that is inserted
  ///     or reloaded; its items after the batch. Nil stands for no items in an inserted section
  ///     and for as many as before in a reloaded one.
  /// - Returns: the mapping; ``ResolvedUpdates/changedSections`` has the new counts.
  /// - Throws: ``UpdateError`` for the first thing found that does not fit.
  /// - Complexity: O(operations log operations), whatever the counts of items and sections.
  public func resolved(
    from before: some RandomAccessCollection<Int>,
    replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> ResolvedUpdates {
    var resolved = ResolvedUpdates(sorting: operations, sectionCountBefore: before.count)
    try resolved.settleSections(countAfter: nil)
    try resolved.settleItems(
      before: { before[before.index(before.startIndex, offsetBy: $0)] },
      after: { change in
        change.isReplaced
          ? replacedItemCount(change.newSection) ?? change.newItemCount : change.newItemCount
      })
    return resolved
  }

  /// The items of each section after the batch, given those before it.
  ///
  /// - Parameters:
  ///   - before: the items of each section before the batch, none negative.
  ///   - replacedItemCount: called with the index after the batch of each section that is inserted
  ///     or reloaded; its items after the batch. Nil stands for no items in an inserted section
  ///     and for as many as before in a reloaded one.
  /// - Throws: ``UpdateError`` for the first thing found that does not fit.
  /// - Complexity: O(operations log operations + sections)
  public func applied(
    to before: [Int], replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> [Int] {
    let resolved = try resolved(from: before, replacedItemCount: replacedItemCount)
    var after: [Int] = []
    after.reserveCapacity(resolved.sectionCountAfter)
    for run in resolved.sectionRuns {
      switch run {
      case .kept(let sections): after += before[sections]
      case .inserted(let count): after += repeatElement(0, count: count)
      case .moved(let old): after.append(before[old])
      }
    }
    for change in resolved.changedSections { after[change.newSection] = change.newItemCount }
    return after
  }
}
