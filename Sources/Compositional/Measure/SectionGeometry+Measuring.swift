// What a measured size changes in its section.

extension SectionGeometry {
  /// What a cell is asked to fit: its frame in points of its group, and the axes it is measured on.
  struct CellProposal {
    /// The size of the cell as it stands, in points.
    var size: Vector
    /// The axes on which it may answer.
    var axes: AxisSet
    /// What it was measured at, if it was.
    var measured: MeasuredSize

    /// Whether it was measured for the lengths it has now (rule 2.8.7).
    var isSettled: Bool { measured.holds(for: size, measuredOn: axes) }
  }

  /// What a cell is asked to fit; nil for one that is not measured at all.
  ///
  /// - Complexity: O(log measured groups)
  func proposal(ofItem item: Int) -> CellProposal? {
    guard let ledger, item < ledger.itemCount else { return nil }
    let found = ledger.group(ofItem: item)
    return proposals(found, in: ledger)[item - found.firstItem]
  }

  /// What the cells of a group are asked to fit; nil for those that are not measured.
  func proposals(_ found: GroupLedger.Found, in ledger: GroupLedger) -> [CellProposal?] {
    let cells = ledger.template(found, standard: self).cells
    let sizes = ledger.measuredSizes(found, standard: template, along: surroundings.advance)
    return zip(cells, sizes).map { cell, size in
      cell.measuredAxes.isEmpty
        ? nil : CellProposal(size: cell.frame.size, axes: cell.measuredAxes, measured: size)
    }
  }

  /// Notes what a cell was measured at.
  ///
  /// - Parameters:
  ///   - item: a cell that the section shows.
  ///   - answer: the lengths it wants, in points; NaN leaves a length as it stands, and an axis on
  ///     which the cell is not measured is not looked at.
  /// - Returns: what that changes; nil when the cell is not measured or says nothing new.
  /// - Complexity: O(log measured groups + cells of the group)
  mutating func measure(item: Int, _ answer: Vector) -> MeasuredChange? {
    guard let items = ledger?.itemCount, 0..<items ~= item else { return nil }
    if ledger?.isCompact == true {
      let length = answer[surroundings.advance]
      guard let change = ledger?.measure(item: item, length) else { return nil }
      return MeasuredChange(
        firstItem: change.firstItem, groupsSolved: change.isSameLength ? 0 : 1)
    }
    guard let sizing, let found = ledger?.group(ofItem: item), let proposal = proposal(ofItem: item)
    else {
      return nil
    }
    var size = MeasuredSize.none
    for axis in LayoutAxis.allCases {
      if proposal.axes.contains(axis) {
        size.size[axis] = answer[axis].isNaN ? proposal.size[axis] : answer[axis]
      } else {
        size.proposal[axis] = proposal.size[axis]
      }
    }
    guard size != proposal.measured else { return nil }
    // How long a group is may follow from more items than it holds.
    let isExact = !sizing.countsVary || sizing.itemsAhead == 1
    let first =
      isExact ? found.firstItem : ledger?.group(ofItem: max(0, item - sizing.itemsAhead)).firstItem
    return MeasuredChange(
      firstItem: first ?? found.firstItem,
      groupsSolved: replaceSize(of: item, in: found, with: size, sizing))
  }

  /// The first item that may stand elsewhere or have another size when an item is another, or is
  /// measured at another size.
  ///
  /// - Complexity: O(log measured groups)
  func firstItem(affectedBy item: Int) -> Int {
    guard let ledger, let sizing, ledger.itemCount > 0 else { return item }
    guard sizing.sharedAxes.isEmpty else { return 0 }
    let ahead = sizing.countsVary ? sizing.itemsAhead : 0
    return ledger.group(ofItem: max(0, min(item, ledger.itemCount - 1) - ahead)).firstItem
  }

  /// What a size of a cell has changed.
  struct MeasuredChange {
    /// The first item of the cell's group as it was, or of one before that depends on the cell.
    var firstItem: Int
    /// The groups that were solved.
    var groupsSolved: Int
  }

  /// Gives a cell its estimate back; the groups solved for it, nil when it has none but that.
  mutating func forget(item: Int) -> Int? {
    guard let items = ledger?.itemCount, 0..<items ~= item else { return nil }
    if ledger?.isCompact == true { return ledger?.forget(item: item) == true ? 1 : nil }
    guard let sizing, let found = ledger?.group(ofItem: item),
      measuredSize(ofItem: item).isMeasured
    else { return nil }
    return replaceSize(of: item, in: found, with: .none, sizing)
  }

  /// Solves the group of a cell again, and others where the cell changes which items they hold or
  /// what they all share; answers how many were solved.
  private mutating func replaceSize(
    of item: Int, in found: GroupLedger.Found, with size: MeasuredSize, _ sizing: SectionSizing
  ) -> Int {
    guard var ledger else { return 0 }
    self.ledger = nil
    defer { self.ledger = ledger }
    var sizes = ledger.measuredSizes(found, standard: template, along: surroundings.advance)
    let shared = sharedLengths(
      measuring: item, from: sizes[item - found.firstItem], to: size, in: ledger, sizing)
    let isShared = shared.lengths == sharedLengths.lengths
    sharedLengths = shared
    guard isShared else {
      return refill(&ledger, from: 0, with: size, of: item, sizing)
    }
    guard !sizing.countsVary else {
      // The group before the cell's own may have ended only because the cell did not fit into it.
      let first = ledger.group(ofItem: max(0, item - sizing.itemsAhead)).firstItem
      return refill(&ledger, from: first, with: size, of: item, sizing)
    }
    sizes[item - found.firstItem] = size
    let isLast = found.group == ledger.groupCount - 1
    let entry = sizing.entry(
      of: sizes, isLast: isLast, shared: shared.isEmpty ? nil : shared.lengths.size)
    ledger.replace(found, with: entry)
    return 1
  }

  /// Puts the items of a group and all behind it into groups anew, one of them with another size;
  /// answers how many groups were solved.
  ///
  /// - Complexity: O(log measured groups + measured items from `first` on)
  private func refill(
    _ ledger: inout GroupLedger, from first: Int, with size: MeasuredSize, of item: Int,
    _ sizing: SectionSizing
  ) -> Int {
    let axis = surroundings.advance
    var kept = ledger
    kept.remove(items: first..<ledger.itemCount)
    var builder = LedgerBuilder(sizing, kept, shared: sharedLengths)
    func append(_ size: MeasuredSize, _ count: Int) {
      guard count > 0 else { return }
      if size.isMeasured { builder.append(size) } else { builder.append(unmeasured: count) }
    }
    var position = first
    func take(_ old: MeasuredSize, _ count: Int) {
      defer { position += count }
      guard position <= item, item < position + count else { return append(old, count) }
      append(old, item - position)
      append(size, 1)
      append(old, position + count - item - 1)
    }
    ledger.forEachSize(of: first..<ledger.itemCount, standard: template, along: axis, take)
    ledger = builder.finish()
    return max(1, builder.groupsSolved)
  }

  /// Notes what a boundary item was measured at; whether that is new.
  mutating func measure(boundaryItem index: Int, _ answer: Vector) -> Bool {
    let placed = boundaryItems[index]
    let axes = placed.item.layoutSize.estimatedAxes
    guard !axes.isEmpty else { return false }
    let size = placed.measuredSize(answer)
    guard boundarySizes[index] != size else { return false }
    boundarySizes[index] = size
    return true
  }

  /// Stacks the groups anew after something was measured.
  mutating func restack() {
    guard let sizing else { return }
    if let items = ledger?.itemCount { itemCount = items }
    let main = surroundings.main
    let content =
      itemCount > 0
      ? contentLength(quirks: sizing.quirks)
      : surroundings.start[main] + surroundings.end[main]
    // Without boundary items, before and now, only the length changes.
    if content > 0, itemCount > 0, length > 0, boundaryItems.isEmpty,
      !sizing.hasBoundaryItems
    {
      length = min(content, SectionStack.longest)
      measureInk()
      return
    }
    surround(sizing.section, content: content, resolver: sizing.resolver)
  }
}

extension PlacedBoundaryItem {
  /// What an answer means for the item: the lengths it was measured at, and for which others.
  func measuredSize(_ answer: Vector) -> MeasuredSize {
    var size = MeasuredSize.none
    for axis in LayoutAxis.allCases {
      let length = slot.size[axis] - item.contentInsets.total(axis)
      if item.layoutSize[axis].isEstimated {
        size.size[axis] = answer[axis].isNaN ? length : answer[axis]
      } else {
        size.proposal[axis] = length
      }
    }
    return size
  }
}
