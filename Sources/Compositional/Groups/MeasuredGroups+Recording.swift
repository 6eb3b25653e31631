// Measured sizes of cells, and the groups that depend on them.

/// The proposal for a cell: the size it has now, and the axes on which it is measured.
struct CellProposal {
  /// The size of the cell, in points.
  var size: Vector
  /// The axes on which it is measured.
  var axes: AxisSet
  /// Its measured size.
  var measured: MeasuredSize

  /// Creates the proposal for a cell; nil if it is not measured.
  init?(_ cell: SolvedGroup.Cell, _ measured: MeasuredSize?) {
    guard !cell.measuredAxes.isEmpty else { return nil }
    size = cell.frame.size
    axes = cell.measuredAxes
    self.measured = measured ?? .none
  }

  /// True if the cell was measured for the lengths it has now (rule 2.8.7).
  var isSettled: Bool { measured.holds(for: size, measuredOn: axes) }
}

/// The effect of a measured size.
struct MeasuredChange {
  /// The first item that may have moved or changed its size.
  var firstItem: Int
  /// The work that was done.
  var work: SolveWork
}

extension MeasuredGroups {
  /// Returns the proposal for a cell; nil if it does not exist or is not measured.
  ///
  /// - Complexity: O(log measured groups + cells of the group)
  func proposal(ofItem item: Int) -> CellProposal? {
    guard 0..<ledger.itemCount ~= item else { return nil }
    let found = ledger.group(ofItem: item)
    return proposal(ofCell: item - found.firstItem, of: found)
  }

  /// Returns the proposal for a cell of a group; nil if it is not measured.
  func proposal(ofCell index: Int, of found: FoundGroup) -> CellProposal? {
    CellProposal(cell(index, of: found), sizes[found.firstItem + index])
  }

  /// Returns the first item that an item may move or resize when it changes.
  ///
  /// - Complexity: O(log measured groups)
  func firstItem(affectedBy item: Int) -> Int {
    guard ledger.itemCount > 0 else { return item }
    guard sizing.sharedAxes.isEmpty else { return 0 }
    let ahead = sizing.countsVary ? sizing.itemsAhead : 0
    let last = min(max(0, item), ledger.itemCount - 1)
    return firstItem(ofGroupWith: max(0, last - ahead))
  }
}

extension MeasuredGroups {
  /// Records the measured size of a cell, or discards it.
  ///
  /// - Parameters:
  ///   - item: A cell that the section shows.
  ///   - answer: The lengths of the cell, in points. NaN keeps the current length, and nil discards
  ///     all. An axis on which the cell is not measured is ignored.
  /// - Returns: The effect; nil if the cell is not measured or the size is not new.
  /// - Complexity: O(log measured groups + cells of the group), unless the measurement changes a
  ///   length that all groups share, or which items later groups contain.
  mutating func record(item: Int, _ answer: Vector?) -> MeasuredChange? {
    guard 0..<ledger.itemCount ~= item else { return nil }
    let found = ledger.group(ofItem: item)
    guard let size = newSize(answer, ofCell: item - found.firstItem, of: found) else { return nil }
    // The number of items of a group may depend on more items than it contains.
    let ahead = sizing.countsVary && sizing.itemsAhead > 1 ? sizing.itemsAhead : 0
    var first = ahead == 0 ? found.firstItem : firstItem(ofGroupWith: max(0, item - ahead))
    let (lengths, old) = (shared, sizes[item])
    sizes.set(size, of: item)
    let work = refill(with: item, insteadOf: old, sharing: lengths)
    if shared != lengths {
      // All groups share the length.
      first = 0
    } else if sizing.countsVary {
      // A cell that fits into the previous group is there now.
      first = firstItem(ofGroupWith: first)
    }
    return MeasuredChange(firstItem: first, work: work)
  }

  /// Returns the measured size of a cell for an answer; nil if the cell is not measured or the size is
  /// not new.
  private func newSize(
    _ answer: Vector?, ofCell index: Int, of found: FoundGroup
  ) -> MeasuredSize? {
    guard let answer else {
      return sizes[found.firstItem + index].isMeasured ? MeasuredSize.none : nil
    }
    guard let proposal = proposal(ofCell: index, of: found) else { return nil }
    var size = MeasuredSize.none
    for axis in LayoutAxis.allCases {
      if proposal.axes.contains(axis) {
        size.size[axis] = answer[axis].isNaN ? proposal.size[axis] : answer[axis]
      } else {
        size.proposal[axis] = proposal.size[axis]
      }
    }
    return size == proposal.measured ? nil : size
  }

  /// Solves the group of a cell again, and others if the cell changes the items they contain or a
  /// length that all share.
  ///
  /// - Parameters:
  ///   - item: The cell, with its new size.
  ///   - old: Its size before.
  ///   - lengths: The shared lengths before.
  private mutating func refill(
    with item: Int, insteadOf old: MeasuredSize, sharing lengths: MeasuredSize
  ) -> SolveWork {
    var work = SolveWork()
    if shared != lengths {
      guard sizing.sharesEverything else { return fill() }
      // The groups of a run are alike also for other lengths, except for that of the cell.
      work += refillGroup(of: item)
      work += fill { [ledger] in $0.fill(inRunsOf: ledger) }
      return work
    }
    if sizing.countsVary {
      // The group before the cell's own may have ended only because the cell did not fit into it.
      let first = firstItem(ofGroupWith: max(0, item - sizing.itemsAhead))
      work += refill(from: first, behind: item + 1)
    } else if !sizing.sharesEverything
      || sizing.standIn(old, forItem: item) != sizing.standIn(sizes[item], forItem: item)
    {
      work += refillGroup(of: item)
    }
    return work
  }
}
