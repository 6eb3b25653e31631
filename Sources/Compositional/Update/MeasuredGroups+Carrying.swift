// Measured sizes of cells that stay when items change.

/// The changes of the items of a section.
struct ItemEdits {
  /// The items after the change, as a sequence of those before it.
  var sequence: EditSequence<ElementIndexPath>
  /// Returns the measured size of an item from elsewhere, by its old place.
  var moved: (ElementIndexPath) -> MeasuredSize
}

extension MeasuredGroups {
  /// Returns true if other groups of the same measured sizes have the same frames.
  fileprivate func isAlike(_ other: MeasuredGroups) -> Bool {
    sizing === other.sizing || sizing.recipe.solvesAlike(other.sizing.recipe)
  }

  /// Calls a closure with the sizes of the items after a change, in order.
  ///
  /// A size that was measured in other groups stays if it holds. In the same groups it stays, also
  /// in another place, until its element is measured again.
  ///
  /// - Parameters:
  ///   - old: The groups before the change.
  ///   - edits: The changes of the items; nil if they are the same.
  ///   - body: A closure that takes a size and the number of consecutive items that have it.
  fileprivate func forEachCarriedSize(
    from old: MeasuredGroups, _ edits: ItemEdits?, _ body: (MeasuredSize, Int) -> Void
  ) {
    let isAlike = isAlike(old)
    var item = 0
    func append(_ size: MeasuredSize, _ count: Int) {
      if isAlike || !size.isMeasured {
        body(size, count)
      } else {
        for next in item..<item + count {
          body(sizing.holds(size, forItem: next) ? size : .none, 1)
        }
      }
      item += count
    }
    guard let edits else { return old.sizes.forEachRun(of: 0..<old.sizes.count, append) }
    for run in edits.sequence {
      switch run {
      case .kept(let items): old.sizes.forEachRun(of: items, append)
      case .inserted(let count): append(.none, count)
      case .moved(let path): append(sizing.movedSize(path, edits), 1)
      }
    }
  }

  /// Returns the first item whose group changes with the items.
  ///
  /// Groups before the change stay, except those that may now take other items. If groups share a
  /// length, none stays.
  fileprivate func firstItem(changedBy edits: ItemEdits) -> Int {
    let total = ledger.itemCount
    let change = min(edits.sequence.firstChange, edits.sequence.oldCount)
    return total == 0 ? 0 : firstItem(affectedBy: min(change, total - 1))
  }
}

extension SectionSizing {
  /// Returns true if a size holds for the cell of an item in groups without measured cells.
  ///
  /// The cell of an item that moves here depends on the other changes, and that of an item in a line
  /// on the items before it. Then the size has to hold for one of the cells.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - item: The item; nil if it moves here.
  fileprivate func holds(_ size: MeasuredSize, forItem item: Int?) -> Bool {
    let cells = template.cells
    func holds(_ cell: SolvedGroup.Cell) -> Bool {
      size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes)
    }
    guard size.isMeasured else { return false }
    guard let item, !countsVary else { return cells.contains(where: holds) }
    return holds(cells[item % cells.count])
  }

  /// Returns the measured size of an item that moves here; none if it does not hold.
  fileprivate func movedSize(_ path: ElementIndexPath, _ edits: ItemEdits) -> MeasuredSize {
    let size = edits.moved(path)
    return holds(size, forItem: nil) ? size : .none
  }
}

extension GroupLedger {
  /// Changes the items of groups that contain one each.
  ///
  /// - Parameters:
  ///   - sequence: The items after the change.
  ///   - join: A closure that takes an item before or after which groups have changed.
  ///   - insertMoved: A closure that inserts an item from elsewhere.
  /// - Complexity: O(c log n) for c changes.
  fileprivate mutating func spliceOneByOne(
    _ sequence: EditSequence<ElementIndexPath>, join: (inout Self, Int) -> Void = { _, _ in },
    insertMoved: (inout Self, ElementIndexPath, Int) -> Void
  ) {
    var item = 0
    var old = 0
    var cursor = sequence.start
    while let run = sequence.next(&cursor) {
      switch run {
      case .kept(let items):
        remove(items: item..<item + items.lowerBound - old)
        join(&self, item)
        old = items.upperBound
        item += items.count
      case .inserted(let count):
        insertUnmeasured(groups: count, at: item)
        join(&self, item)
        item += count
      case .moved(let path):
        insertMoved(&self, path, item)
        item += 1
      }
    }
    remove(items: item..<item + sequence.oldCount - old)
  }
}

extension MeasuredGroups {
  /// Takes over the measured sizes of another solution of the section.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func carryOver(from old: MeasuredGroups, _ edits: ItemEdits?) -> Int {
    if edits == nil, ledger.standard == old.ledger.standard, isAlike(old) {
      (ledger, sizes) = (old.ledger, old.sizes)
      return 0
    }
    var runs: [MeasuredSizes.Run] = []
    forEachCarriedSize(from: old, edits) { size, count in
      if let last = runs.indices.last, runs[last].size == size {
        runs[last].count += count
      } else {
        runs.append((size, count))
      }
    }
    sizes = Self.sizes(runs, for: sizing)
    return fill().groupsSolved
  }

  /// Changes the items in place.
  ///
  /// Groups of one item are inserted and removed; others are filled again from the first change.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func splice(_ edits: ItemEdits) -> Int {
    let isOneByOne = ledger.standard.items == 1 && !sizing.countsVary && sizing.sharedAxes.isEmpty
    let first = firstItem(changedBy: edits)
    sizes.ledger.spliceOneByOne(edits.sequence, join: { $0.joinRuns(at: $1) }) {
      [sizing] ledger, path, item in
      ledger.insert(MeasuredSizes.entry(sizing.movedSize(path, edits), 1), at: item)
      ledger.joinRuns(at: item)
    }
    guard sizing.sharedAxes.isEmpty else { return fill().groupsSolved }
    guard isOneByOne else {
      return refill(from: first, behind: edits.sequence.endOfChanges).groupsSolved
    }
    var builder = LedgerBuilder(self, from: 0)
    ledger.spliceOneByOne(edits.sequence) { ledger, _, item in
      ledger.insert(builder.group(of: item), at: item)
    }
    return builder.work.groupsSolved
  }
}

extension EditSequence<ElementIndexPath> {
  /// The item after the batch from which on all have only changed their places.
  fileprivate var endOfChanges: Int {
    var cursor = start
    var last: EditPart<ElementIndexPath>?
    while let part = next(&cursor) { last = part }
    guard case .kept(let items) = last, items.upperBound == oldCount else { return newCount }
    return newCount - items.count
  }
}
