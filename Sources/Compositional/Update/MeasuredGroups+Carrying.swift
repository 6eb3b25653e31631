// Measured sizes of cells that stay when items change.

/// The changes of the items of a section.
struct ItemEdits {
  /// The items after the change, as runs of those before it.
  var runs: EditRuns<ElementIndexPath>
  /// Returns the measured size of an item from elsewhere, by its old place.
  var moved: (ElementIndexPath) -> MeasuredSize
}

extension MeasuredGroups {
  /// Takes over the measured sizes of another solution of the section.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func carryOver(from old: MeasuredGroups, _ edits: ItemEdits?) -> Int {
    if edits == nil, ledger.standard == old.ledger.standard,
      sizing === old.sizing || sizing.recipe.solvesAlike(old.sizing.recipe)
    {
      ledger = old.ledger
      shared = old.shared
      return 0
    }
    var builder = LedgerBuilder(sizing, GroupLedger(ledger.standard))
    var item = 0
    func append(_ size: MeasuredSize, _ count: Int) {
      builder.append(holds(size, forItem: item) ? size : .none, count)
      item += count
    }
    if let edits {
      for run in edits.runs {
        switch run {
        case .kept(let items): old.forEachSize(of: items, append)
        case .inserted(let count): append(.none, count)
        case .moved(let path): append(edits.moved(path), 1)
        }
      }
    } else {
      old.forEachSize(append)
    }
    var groupsSolved = 0
    self = builder.finish(&groupsSolved)
    return groupsSolved
  }

  /// Changes the items in place: in the groups themselves if each contains one item, else by filling
  /// groups again with the items behind the first change.
  ///
  /// - Returns: The number of groups that were solved.
  mutating func splice(_ edits: ItemEdits) -> Int {
    if ledger.standard.items == 1, !sizing.countsVary, sizing.sharedAxes.isEmpty {
      return spliceOneByOne(edits)
    }
    // Groups before the first change stay as they are; those ahead that may have room for other
    // items do not, and neither do any if all share a length.
    let total = ledger.itemCount
    let change = min(edits.runs.firstChange, edits.runs.oldCount)
    let first = total == 0 ? 0 : firstItem(affectedBy: min(change, total - 1))
    // All cells of rows are equally wide: a measured size holds in any other's place.
    if ledger.isCompact {
      regroupRows(edits, from: first)
      return 0
    }
    return regroup(edits, from: first)
  }

  private mutating func spliceOneByOne(_ edits: ItemEdits) -> Int {
    var groupsSolved = 0
    var item = 0
    var old = 0
    for run in edits.runs {
      switch run {
      case .kept(let items):
        ledger.remove(items: item..<item + items.lowerBound - old)
        old = items.upperBound
        item += items.count
      case .inserted(let count):
        ledger.insert(ledger.unmeasuredEntry(groups: count), at: item)
        item += count
      case .moved(let path):
        insert(edits.moved(path), at: item, &groupsSolved)
        item += 1
      }
    }
    ledger.remove(items: item..<item + edits.runs.oldCount - old)
    return groupsSolved
  }

  private mutating func insert(_ size: MeasuredSize, at item: Int, _ groupsSolved: inout Int) {
    guard holds(size, forItem: 0) else {
      return ledger.insert(ledger.unmeasuredEntry(groups: 1), at: item)
    }
    if let row = ledger.standard.row {
      let length = size.size[advance]
      var entry = ledger.unmeasuredEntry(groups: 1)
      entry.length = withUnsafePointer(to: length) {
        row.length(UnsafeBufferPointer(start: $0, count: 1), present: 1)
      }
      ledger.insert(entry, size: length, at: item)
    } else {
      let cells = GroupCells(sizes: [size], isLast: false)
      ledger.insert(sizing.entry(of: cells, &groupsSolved), at: item)
    }
  }

  private mutating func regroup(_ edits: ItemEdits, from first: Int) -> Int {
    var before = ledger
    before.remove(items: first..<ledger.itemCount)
    var builder = LedgerBuilder(sizing, before)
    for run in edits.runs {
      switch run {
      // A size that was measured for another place stays until its element is measured again.
      case .kept(let items): forEachSize(of: items.dropping(before: first)) { builder.append($0, $1) }
      case .inserted(let count): builder.append(unmeasured: count)
      case .moved(let path): builder.append(edits.moved(path))
      }
    }
    var groupsSolved = 0
    self = builder.finish(&groupsSolved)
    return groupsSolved
  }

  /// Fills the groups of a compact ledger again from an item on; a size holds in any of the cells.
  private mutating func regroupRows(_ edits: ItemEdits, from first: Int) {
    func length(_ path: ElementIndexPath) -> Double {
      let size = edits.moved(path)
      return holds(size, forItem: 0) ? size.size[advance] : .nan
    }
    if let (items, lengths) = edits.runs.onlyReplacement(length: length) {
      ledger.replace(items: items, with: lengths)
      return
    }
    var lengths = ItemLengths()
    for run in edits.runs {
      switch run {
      case .kept(let items): ledger.appendLengths(of: items.dropping(before: first), to: &lengths)
      case .inserted(let count): lengths.append(unmeasured: count)
      case .moved(let path): lengths.append(length(path))
      }
    }
    ledger.remove(items: first..<ledger.itemCount)
    ledger.append(lengths)
  }

  /// Returns true if a size holds for the cell that an item has in groups that are all alike.
  private func holds(_ size: MeasuredSize, forItem item: Int) -> Bool {
    guard size.isMeasured else { return false }
    let cell = template.cells[item % template.cells.count]
    return size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes)
  }
}

extension Range<Int> {
  /// Returns the part of the items of a first run that is behind an item; all of any other run.
  fileprivate func dropping(before first: Int) -> Range<Int> {
    lowerBound == 0 ? Swift.min(first, upperBound)..<upperBound : self
  }
}

extension EditRuns<ElementIndexPath> {
  /// The items before the batch that others take the place of, where there is one such stretch and
  /// few items come; with a length of each that comes, NaN for new ones.
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

extension EditRun {
  fileprivate var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
