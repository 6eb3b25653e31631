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
  fileprivate func isAlike(_ other: some MeasuredGroups) -> Bool {
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
    from old: some MeasuredGroups, _ edits: ItemEdits?, _ body: (MeasuredSize, Int) -> Void
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
    guard let edits else { return old.forEachSize(of: 0..<old.ledger.itemCount, append) }
    for run in edits.sequence {
      switch run {
      case .kept(let items): old.forEachSize(of: items, append)
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

extension StripGroups {
  /// Takes over the measured sizes of another solution of the section.
  mutating func carryOver(from old: StripGroups, _ edits: ItemEdits?) {
    if edits == nil, ledger.standard == old.ledger.standard, isAlike(old) {
      ledger = old.ledger
    } else {
      refill(from: old, edits)
    }
  }

  /// Fills strips with the items of other groups.
  mutating func refill(from old: some MeasuredGroups, _ edits: ItemEdits?) {
    var lengths = ItemLengths()
    forEachCarriedSize(from: old, edits) { size, count in
      if size.isMeasured {
        for _ in 0..<count { lengths.append(size.size[advance]) }
      } else {
        lengths.append(unmeasured: count)
      }
    }
    ledger = StripLedger(ledger.standard)
    ledger.append(lengths)
  }

  /// Changes the items in place: in the strips themselves if each contains one item, else by filling
  /// strips again with the items after the first change.
  mutating func splice(_ edits: ItemEdits) {
    let length = { [sizing, advance] in sizing.movedSize($0, edits).size[advance] }
    if ledger.standard.items == 1 {
      ledger.spliceOneByOne(edits.sequence) { ledger, path, item in
        ledger.insertUnmeasured(groups: 1, at: item)
        let length = length(path)
        if !length.isNaN { _ = ledger.measure(item: item, length) }
      }
      return
    }
    if let (items, lengths) = edits.sequence.onlyReplacement(length: length) {
      return ledger.replace(items: items, with: lengths)
    }
    let first = firstItem(changedBy: edits)
    var lengths = ItemLengths()
    for run in edits.sequence {
      switch run {
      case .kept(let items): ledger.appendLengths(of: items.dropping(before: first), to: &lengths)
      case .inserted(let count): lengths.append(unmeasured: count)
      case .moved(let path): lengths.append(length(path))
      }
    }
    ledger.remove(items: first..<ledger.itemCount)
    ledger.append(lengths)
  }
}

extension SizedGroups {
  /// Takes over the measured sizes of another solution of the section.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func carryOver(from old: SizedGroups, _ edits: ItemEdits?) -> Int {
    guard edits == nil, ledger.standard == old.ledger.standard, isAlike(old) else {
      return refill(from: old, edits)
    }
    (ledger, sizes, measuring) = (old.ledger, old.sizes, old.measuring)
    return 0
  }

  /// Fills groups with the items of other groups.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func refill(from old: some MeasuredGroups, _ edits: ItemEdits?) -> Int {
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

extension Range<Int> {
  /// Returns the part of the items of a first run that is behind an item; all of any other run.
  fileprivate func dropping(before first: Int) -> Range<Int> {
    lowerBound == 0 ? Swift.min(first, upperBound)..<upperBound : self
  }
}

extension EditSequence<ElementIndexPath> {
  /// If the batch replaces one range of items with few others: that range, and the lengths of the new
  /// items (NaN if unmeasured).
  fileprivate func onlyReplacement(length: (ElementIndexPath) -> Double) -> (Range<Int>, [Double])?
  {
    let most = 1024
    var lower = 0
    var upper: Int?
    var lengths: [Double] = []
    for (index, run) in enumerated() {
      guard upper == nil, run.isKept || lengths.count + run.count <= most else { return nil }
      switch run {
      case .kept(let items):
        if index == 0, items.lowerBound == 0 {
          lower = items.upperBound
        } else if items.upperBound == oldCount {
          upper = items.lowerBound
        } else {
          return nil
        }
      case .inserted(let count): lengths += repeatElement(.nan, count: count)
      case .moved(let path): lengths.append(length(path))
      }
    }
    return (lower..<(upper ?? oldCount), lengths)
  }
}

extension EditPart {
  fileprivate var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
