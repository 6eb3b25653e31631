extension BatchUpdates {
  /// Validates the batch against the data before and after it, and resolves the mapping between
  /// them.
  ///
  /// - Parameters:
  ///   - before: The item count of each section before the batch, not negative.
  ///   - after: The item count of each section after the batch, not negative.
  /// - Returns: The mapping.
  /// - Throws: ``UpdateError`` for the first problem found.
  /// - Complexity: O(operations log operations + sections), regardless of the item counts.
  public func resolved(
    from before: [Int], to after: [Int]
  ) throws(UpdateError) -> ResolvedUpdates {
    var resolved = ResolvedUpdates(sectionCount: before.count)
    resolved.sort(operations)
    try resolved.settleSections(countAfter: after.count)
    try resolved.settleItems(before: { before[$0] }, after: { after[$0.newSection] })
    try resolved.compareUnchangedSections(before: before, after: after)
    return resolved
  }

  /// Validates the batch against the data before it, and computes the data after it.
  ///
  /// For layouts of very many sections: only the counts of sections that change are read.
  ///
  /// - Parameters:
  ///   - before: The item count of each section before the batch, not negative; may be lazy.
  ///   - replacedItemCount: A closure called with the index after the batch of each section that is
  ///     inserted or reloaded; returns its item count after the batch. Nil is no items in an
  ///     inserted section and the count before the batch in a reloaded one.
  /// - Returns: The mapping between the data before and after the batch.
  /// - Throws: ``UpdateError`` for the first problem found.
  /// - Complexity: O(operations log operations), regardless of the counts of items and sections.
  public func resolved(
    from before: some RandomAccessCollection<Int>,
    replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> ResolvedUpdates {
    var resolved = ResolvedUpdates(sectionCount: before.count)
    if operations.count == 1, resolved.settle(operations[0], from: before) { return resolved }
    resolved.sort(operations)
    try resolved.settleSections(countAfter: nil)
    try resolved.settleItems(
      before: { before[before.index(before.startIndex, offsetBy: $0)] },
      after: { change in
        change.isReplaced
          ? replacedItemCount(change.newSection) ?? change.newItemCount : change.newItemCount
      })
    return resolved
  }

  /// Returns the item count of each section after the batch, given those before it.
  ///
  /// - Parameters:
  ///   - before: The item count of each section before the batch, not negative.
  ///   - replacedItemCount: A closure called with the index after the batch of each section that is
  ///     inserted or reloaded; returns its item count after the batch. Nil is no items in an
  ///     inserted section and the count before the batch in a reloaded one.
  /// - Throws: ``UpdateError`` for the first problem found.
  /// - Complexity: O(operations log operations + sections)
  public func applied(
    to before: [Int], replacedItemCount: (Int) -> Int? = { _ in nil }
  ) throws(UpdateError) -> [Int] {
    let resolved = try resolved(from: before, replacedItemCount: replacedItemCount)
    var after: [Int] = []
    after.reserveCapacity(resolved.sectionCountAfter)
    for run in resolved.sectionEdits {
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
