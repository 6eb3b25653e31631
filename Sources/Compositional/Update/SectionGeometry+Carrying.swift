// What was measured, carried over to a section that is solved anew.

extension SectionGeometry {
  /// Takes over what another solution of the section was measured at.
  ///
  /// A size stands as long as its element is proposed the same length on the other axis; where the
  /// proposal has changed it is forgotten (rule 2.8.7).
  ///
  /// - Parameters:
  ///   - old: the section as it was.
  ///   - runs: how its items are made of the old ones; nil when they are the same.
  ///   - moved: what an item from elsewhere was measured at, by its old place.
  /// - Complexity: O(1) where description and room are the same as before and so are the items;
  ///   else O(n log n) for n measured items.
  mutating func carryOver(
    from old: SectionGeometry, runs: EditRuns<ElementIndexPath>?,
    moved: (ElementIndexPath) -> MeasuredSize
  ) {
    guard let sizing, let oldSizing = old.sizing else { return }
    let carriesViews = carryBoundarySizes(from: old)
    defer { if carriesViews || ledger != nil { restack() } }
    guard let ledger, let oldLedger = old.ledger else { return }
    if runs == nil, ledger.standard == oldLedger.standard, sizing.solvesAlike(oldSizing) {
      self.ledger = oldLedger
      sharedLengths = old.sharedLengths
      return
    }
    var builder = LedgerBuilder(sizing, GroupLedger(ledger.standard))
    var item = 0
    func append(_ size: MeasuredSize, _ count: Int) {
      if holds(size, forItem: item) {
        builder.append(size)
      } else {
        builder.append(unmeasured: count)
      }
      item += count
    }
    func appendKept(_ items: Range<Int>?) {
      oldLedger.forEachSize(
        of: items, standard: old.template, along: old.surroundings.advance, append)
    }
    guard let runs else {
      appendKept(nil)
      finish(&builder)
      return
    }
    for run in runs {
      switch run {
      case .kept(let items): appendKept(items)
      case .inserted(let count): append(.none, count)
      case .moved(let path): append(moved(path), 1)
      }
    }
    finish(&builder)
  }

  private mutating func finish(_ builder: inout LedgerBuilder) {
    ledger = builder.finish()
    sharedLengths = builder.shared ?? .none
  }

  /// Takes over what boundary items were measured at; whether there is anything.
  private mutating func carryBoundarySizes(from old: SectionGeometry) -> Bool {
    boundarySizes = boundaryItems.sizesThatHold(of: old.boundarySizes, from: old.boundaryItems)
    return !boundarySizes.isEmpty
  }
}

extension [PlacedBoundaryItem] {
  /// What these items were measured at, where they are proposed the same as before.
  func sizesThatHold(of sizes: [Int: MeasuredSize], from old: [PlacedBoundaryItem]) -> [Int:
    MeasuredSize]
  {
    sizes.filter { index, size in
      guard indices.contains(index), old.indices.contains(index),
        self[index].item.elementKind == old[index].item.elementKind
      else { return false }
      let item = self[index].item
      let room = Vector(
        x: slotRoom(index, .horizontal), y: slotRoom(index, .vertical))
      return size.holds(for: room, measuredOn: AxisSet(item.layoutSize.estimatedAxes))
    }
  }

  private func slotRoom(_ index: Int, _ axis: LayoutAxis) -> Double {
    self[index].slot.size[axis] - self[index].item.contentInsets.total(axis)
  }
}

extension SectionSizing {
  /// Whether groups of the same sizes come out the same.
  func solvesAlike(_ other: SectionSizing) -> Bool {
    self === other
      || section == other.section && surroundings.container == other.surroundings.container
        && environment == other.environment && resolver == other.resolver
  }
}

extension SectionGeometry {
  /// Changes the items of a section in place: in the groups themselves where each holds one item,
  /// else by putting the items behind the first change into groups anew.
  ///
  /// - Parameters:
  ///   - runs: how the items are made of those before.
  ///   - moved: what an item from elsewhere was measured at, by its old place.
  /// - Complexity: O(c log n) for c changes where groups hold one item; else O(n) for the n measured
  ///   items behind the first change.
  mutating func splice(
    _ runs: EditRuns<ElementIndexPath>, moved: (ElementIndexPath) -> MeasuredSize
  ) {
    guard let sizing, var ledger else { return }
    self.ledger = nil
    if ledger.standard.items == 1, !sizing.countsVary, sizing.sharedAxes.isEmpty {
      spliceOneByOne(&ledger, runs, sizing, moved)
    } else {
      regroup(&ledger, runs, sizing, moved)
    }
    self.ledger = ledger
    dataCount = runs.newCount
    restack()
  }

  private func spliceOneByOne(
    _ ledger: inout GroupLedger, _ runs: EditRuns<ElementIndexPath>, _ sizing: SectionSizing,
    _ moved: (ElementIndexPath) -> MeasuredSize
  ) {
    var item = 0
    var old = 0
    for run in runs {
      switch run {
      case .kept(let items):
        ledger.remove(items: item..<item + items.lowerBound - old)
        old = items.upperBound
        item += items.count
      case .inserted(let count):
        ledger.insert(ledger.unmeasuredEntry(groups: count), at: item)
        item += count
      case .moved(let path):
        insertMoved(moved(path), at: item, &ledger, sizing)
        item += 1
      }
    }
    ledger.remove(items: item..<item + runs.oldCount - old)
  }

  private func insertMoved(
    _ size: MeasuredSize, at item: Int, _ ledger: inout GroupLedger, _ sizing: SectionSizing
  ) {
    guard holds(size, forItem: 0) else {
      ledger.insert(ledger.unmeasuredEntry(groups: 1), at: item)
      return
    }
    if let row = ledger.standard.row {
      let length = size.size[surroundings.advance]
      var entry = ledger.unmeasuredEntry(groups: 1)
      entry.length = withUnsafePointer(to: length) {
        row.length(UnsafeBufferPointer(start: $0, count: 1), present: 1)
      }
      ledger.insert(entry, size: length, at: item)
    } else {
      ledger.insert(
        sizing.entry(of: [size], isLast: false, shared: nil), at: item)
    }
  }

  private mutating func regroup(
    _ ledger: inout GroupLedger, _ runs: EditRuns<ElementIndexPath>, _ sizing: SectionSizing,
    _ moved: (ElementIndexPath) -> MeasuredSize
  ) {
    // Groups before the first change stay as they are.
    let untouched = min(runs.firstChange, runs.oldCount)
    let total = ledger.itemCount
    // Where counts vary, a group ahead may have room for what now follows it.
    let ahead = sizing.countsVary ? sizing.itemsAhead : 0
    let found =
      total == 0 ? nil : ledger.group(ofItem: max(0, min(untouched, total - 1) - ahead))
    let first = sizing.sharedAxes.isEmpty ? found?.firstItem ?? 0 : 0
    func rest(of items: Range<Int>, isFirst: Bool) -> Range<Int> {
      isFirst ? min(first, items.upperBound)..<items.upperBound : items
    }
    // All cells of such rows are equally wide: what one was measured at holds in any other's place.
    if sizing.row != nil {
      regroupCompact(&ledger, runs, from: first, moved)
      return
    }
    var before = ledger
    before.remove(items: first..<total)
    var builder = LedgerBuilder(sizing, before)
    func append(_ size: MeasuredSize, _ count: Int) {
      // A size that was measured for another place stands until its element is asked again.
      if size.isMeasured { builder.append(size) } else { builder.append(unmeasured: count) }
    }
    for run in runs {
      switch run {
      case .kept(let items):
        ledger.forEachSize(
          of: rest(of: items, isFirst: items.lowerBound == 0), standard: template,
          along: surroundings.advance, append)
      case .inserted(let count): append(.none, count)
      case .moved(let path): append(moved(path), 1)
      }
    }
    ledger = builder.finish()
    sharedLengths = builder.shared ?? .none
  }

  /// Puts the items of a compact ledger behind the first change into groups anew, where a size
  /// holds in any of the cells.
  private func regroupCompact(
    _ ledger: inout GroupLedger, _ runs: EditRuns<ElementIndexPath>, from first: Int,
    _ moved: (ElementIndexPath) -> MeasuredSize
  ) {
    func length(_ path: ElementIndexPath) -> Double {
      let size = moved(path)
      return holds(size, forItem: 0) ? size.size[surroundings.advance] : .nan
    }
    if let (items, lengths) = runs.onlyReplacement(length: length) {
      ledger.replace(items: items, with: lengths)
      return
    }
    var lengths = ItemLengths()
    for run in runs {
      switch run {
      case .kept(let items):
        let isFirst = items.lowerBound == 0
        ledger.appendLengths(
          of: isFirst ? min(first, items.upperBound)..<items.upperBound : items, to: &lengths)
      case .inserted(let count): lengths.append(unmeasured: count)
      case .moved(let path): lengths.append(length(path))
      }
    }
    ledger.remove(items: first..<ledger.itemCount)
    ledger.append(lengths)
  }

  /// Whether a size holds for the cell that an item has in groups that are all alike.
  private func holds(_ size: MeasuredSize, forItem item: Int) -> Bool {
    guard size.isMeasured else { return false }
    let cell = template.cells[item % template.cells.count]
    return size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes)
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
