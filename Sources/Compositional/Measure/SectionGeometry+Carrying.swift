// What was measured, carried over to a section that is solved anew.

extension SectionGeometry {
  /// Takes over what another solution of the section was measured at.
  ///
  /// A size stands as long as its element is proposed the same length on the other axis; where the
  /// proposal has changed it is forgotten (semantics 2.8.7).
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
    var builder = LedgerBuilder(
      sizing, GroupLedger(ledger.standard),
      shared: sizing.sharedAxes.isEmpty ? nil : old.sharedLengths.size)
    var item = 0
    let cells = template.cells
    func append(_ size: MeasuredSize, _ count: Int) {
      let cell = cells[item % cells.count]
      if size.isMeasured, size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes) {
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

  private mutating func finish(_ builder: inout LedgerBuilder) { ledger = builder.finish() }

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

  private func slotRoom(_ index: Int, _ axis: Axis) -> Double {
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
  /// The description of a section whose items can be changed in place; nil for any other.
  var splicedSection: CollectionLayoutSection? {
    ledger != nil && itemCount > 0 ? sizing?.section : nil
  }

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
        ledger.insert(sizing.unmeasuredEntry(groups: count, in: ledger), size: .nan, at: item)
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
    let cell = template.cells[0]
    guard size.isMeasured, size.holds(for: cell.frame.size, measuredOn: cell.measuredAxes) else {
      ledger.insert(sizing.unmeasuredEntry(groups: 1, in: ledger), size: .nan, at: item)
      return
    }
    if let row = ledger.standard.row {
      let length = size.size[surroundings.advance]
      var entry = sizing.unmeasuredEntry(groups: 1, in: ledger)
      entry.length = row.length(CollectionOfOne(length), present: 1)
      entry.isMeasured = true
      ledger.insert(entry, size: length, at: item)
    } else {
      ledger.insert(
        sizing.entry(of: [size], isLast: false, shared: nil), size: .nan, at: item)
    }
  }

  private mutating func regroup(
    _ ledger: inout GroupLedger, _ runs: EditRuns<ElementIndexPath>, _ sizing: SectionSizing,
    _ moved: (ElementIndexPath) -> MeasuredSize
  ) {
    // Groups before the first change stay as they are.
    var untouched = 0
    if case .kept(let items)? = runs.first(where: { _ in true }), items.lowerBound == 0 {
      untouched = items.count
    }
    let total = ledger.total.items
    // Where counts vary, a group ahead may have room for what now follows it.
    let ahead = sizing.countsVary ? sizing.itemsAhead : 0
    let found =
      total == 0 ? nil : ledger.group(ofItem: max(0, min(untouched, total - 1) - ahead))
    let first = found?.firstItem ?? 0
    let isShared = !sizing.sharedAxes.isEmpty
    var builder = LedgerBuilder(
      sizing,
      found.map { isShared ? GroupLedger(ledger.standard) : ledger.removingGroups(from: $0) }
        ?? GroupLedger(ledger.standard), shared: isShared ? sharedLengths.size : nil)
    func append(_ size: MeasuredSize, _ count: Int) {
      if size.isMeasured { builder.append(size) } else { builder.append(unmeasured: count) }
    }
    for run in runs {
      switch run {
      case .kept(var items):
        if items.lowerBound == 0, !isShared {
          items = min(first, items.upperBound)..<items.upperBound
        }
        ledger.forEachSize(
          of: items, standard: template, along: surroundings.advance, append)
      case .inserted(let count): append(.none, count)
      case .moved(let path):
        let size = moved(path)
        let isKnown =
          sizing.row == nil
          || size.holds(
            for: template.cells[0].frame.size, measuredOn: template.cells[0].measuredAxes)
        append(isKnown ? size : .none, 1)
      }
    }
    ledger = builder.finish()
    if isShared { share(&ledger, sizing) }
  }
}

extension SectionSizing {
  /// Groups in which nothing is measured.
  func unmeasuredEntry(groups: Int, in ledger: GroupLedger) -> GroupLedger.Entry {
    GroupLedger.Entry(
      groups: groups, items: ledger.standard.items, length: ledger.standard.length,
      across: ledger.standard.across)
  }
}
