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

    /// Whether it was measured for the lengths it has now (semantics 2.8.7).
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
    for axis in Axis.allCases {
      if proposal.axes.contains(axis) {
        size.size[axis] = answer[axis].isNaN ? proposal.size[axis] : answer[axis]
      } else {
        size.proposal[axis] = proposal.size[axis]
      }
    }
    guard size != proposal.measured else { return nil }
    return MeasuredChange(
      firstItem: found.firstItem,
      groupsSolved: replaceSize(of: item, in: found, with: size, sizing))
  }

  /// What a size of a cell has changed.
  struct MeasuredChange {
    /// The first item of the cell's group as it was.
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

  /// Solves the group of a cell again, and the following ones where the cell changes which items
  /// they hold; answers how many were solved.
  private mutating func replaceSize(
    of item: Int, in found: GroupLedger.Found, with size: MeasuredSize, _ sizing: SectionSizing
  ) -> Int {
    guard var ledger else { return 0 }
    self.ledger = nil
    defer { self.ledger = ledger }
    guard !sizing.countsVary else {
      let groups = refill(&ledger, with: size, of: item, sizing)
      return groups + (sizing.sharedAxes.isEmpty ? 0 : share(&ledger, sizing))
    }
    var sizes = ledger.measuredSizes(found, standard: template, along: surroundings.advance)
    sizes[item - found.firstItem] = size
    let isLast = found.group == ledger.groupCount - 1
    let entry = sizing.entry(of: sizes, isLast: isLast, shared: nil)
    ledger.replace(found, with: entry)
    return 1 + (sizing.sharedAxes.isEmpty ? 0 : share(&ledger, sizing))
  }

  /// Puts the items from a cell on into groups anew; answers how many groups more there are.
  ///
  /// The group before the cell's own may have ended only because the cell did not fit into it.
  private func refill(
    _ ledger: inout GroupLedger, with size: MeasuredSize, of item: Int, _ sizing: SectionSizing
  ) -> Int {
    let axis = surroundings.advance
    let first = ledger.group(ofItem: max(0, item - sizing.itemsAhead))
    var kept = ledger
    kept.remove(items: first.firstItem..<ledger.itemCount)
    var builder = LedgerBuilder(sizing, kept, shared: nil)
    func append(_ size: MeasuredSize, _ count: Int) {
      guard count > 0 else { return }
      if size.isMeasured { builder.append(size) } else { builder.append(unmeasured: count) }
    }
    var position = first.firstItem
    func take(_ old: MeasuredSize, _ count: Int) {
      defer { position += count }
      guard position <= item, item < position + count else { return append(old, count) }
      append(old, item - position)
      append(size, 1)
      append(old, position + count - item - 1)
    }
    ledger.forEachSize(
      of: first.firstItem..<ledger.itemCount, standard: template, along: axis, take)
    let before = ledger.groupCount
    ledger = builder.finish()
    return max(1, ledger.groupCount - before)
  }

  /// Makes all uniform cells of the section as long as the longest, where its group says so.
  @discardableResult
  mutating func share(_ ledger: inout GroupLedger, _ sizing: SectionSizing) -> Int {
    var longest = MeasuredSize.none
    var sizes: [(MeasuredSize, Int)] = []
    ledger.forEachSize(standard: template, along: surroundings.advance) {
      sizes.append(($0, $1))
      for axis in sizing.sharedAxes where !$0.size[axis].isNaN {
        longest.size[axis] = max($0.size[axis], longest.size[axis].isNaN ? 0 : longest.size[axis])
      }
    }
    var builder = LedgerBuilder(
      sizing, GroupLedger(ledger.standard), shared: longest.size)
    for (size, count) in sizes {
      if size.isMeasured { builder.append(size) } else { builder.append(unmeasured: count) }
    }
    ledger = builder.finish()
    sharedLengths = longest
    return ledger.groupCount
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
    for axis in Axis.allCases {
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
