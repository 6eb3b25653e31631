// The groups of a ledger as templates, for what asks for one group at a time.

extension GroupLedger {
  /// The cells and anchored views of a group.
  ///
  /// - Complexity: O(cells of the group) in a compact ledger, where the template is made anew.
  func template(_ found: Found, standard geometry: SectionGeometry) -> GroupTemplate {
    let slot = found.slot
    guard let row = standard.row else {
      return lanes.solved?[slot]?.template ?? geometry.template
    }
    let items = lanes.itemsPerGroup(slot)
    guard lanes.isMeasured(slot) || items < row.cells.count else { return geometry.template }
    return geometry.template.stretched(
      to: Array(lanes.sizes(slot)), count: items, length: lanes.length(slot),
      along: geometry.surroundings.advance, grid: standard.grid)
  }

  /// What the cells of a group were measured at.
  ///
  /// - Parameters:
  ///   - template: the group with all estimates.
  ///   - axis: the advance axis.
  func measuredSizes(_ found: Found, standard template: GroupTemplate, along axis: LayoutAxis)
    -> [MeasuredSize]
  {
    if let solved = lanes.solved?[found.slot] { return solved.sizes }
    return (0..<lanes.itemsPerGroup(found.slot)).map {
      measuredSize(ofCell: $0, in: found.slot, standard: template, along: axis)
    }
  }

  /// Whether every cell of a group of a compact ledger was measured; false in any other ledger.
  func isWhollyMeasured(_ found: Found) -> Bool {
    guard lanes.each > 0 else { return false }
    return !lanes.sizes(found.slot).prefix(lanes.itemsPerGroup(found.slot)).contains(where: \.isNaN)
  }

  /// What a cell of an entry of a compact ledger was measured at.
  private func measuredSize(
    ofCell cell: Int, in slot: Int, standard template: GroupTemplate, along axis: LayoutAxis
  ) -> MeasuredSize {
    guard lanes.each > 0 else { return .none }
    let length = lanes.sizes[slot * lanes.each + cell]
    guard !length.isNaN else { return .none }
    var measured = MeasuredSize(along: axis, length)
    measured.proposal[axis.perpendicular] = template.cells[cell].frame.size[axis.perpendicular]
    return measured
  }

  /// Hands out what the items were measured at, in order.
  ///
  /// - Parameters:
  ///   - items: whose sizes; nil for all.
  ///   - template: the group with all estimates.
  ///   - axis: the advance axis.
  ///   - body: takes a size and how many items in a row have it: one, unless it is `.none`.
  /// - Complexity: O(log entries + entries of these items)
  func forEachSize(
    of items: Range<Int>? = nil, standard template: GroupTemplate, along axis: LayoutAxis,
    _ body: (MeasuredSize, Int) -> Void
  ) {
    forEachEntry(of: items ?? 0..<itemCount) { slot, part in
      guard lanes.isMeasured(slot) else { return body(.none, part.count) }
      let solved = lanes.solved?[slot]?.sizes
      for cell in part {
        let size =
          solved?[cell] ?? measuredSize(ofCell: cell, in: slot, standard: template, along: axis)
        body(size, 1)
      }
    }
  }

  /// Hands out the entries that hold some items, each with those of its own items that are among
  /// them, counted from the first of the entry.
  func forEachEntry(of items: Range<Int>, _ body: (_ slot: Int, _ items: Range<Int>) -> Void) {
    guard !items.isEmpty else { return }
    let place = page(ofItem: items.lowerBound)
    var (slot, first) = slot(ofItem: items.lowerBound, in: place)
    var end = lanes.slots(ofNode: place.node).upperBound
    while true {
      let count = lanes.items[slot]
      body(slot, max(0, items.lowerBound - first)..<min(count, items.upperBound - first))
      first += count
      slot += 1
      guard first < items.upperBound else { return }
      if slot == end, let next = lanes.page(after: LedgerLanes.node(slot - 1)) {
        slot = next * LedgerLanes.fanOut
        end = lanes.slots(ofNode: next).upperBound
      }
    }
  }
}

extension LedgerLanes {
  /// The page behind one; nil behind the last.
  func page(after page: Int) -> Int? {
    var node = page
    while true {
      let place = heads[node].place
      guard place >= 0 else { return nil }
      node = Self.node(place)
      guard place + 1 < slots(ofNode: node).upperBound else { continue }
      node = child(place + 1)
      while heads[node].level > 0 { node = child(node * Self.fanOut) }
      return node
    }
  }
}

extension MeasuredSize {
  /// An element measured along one axis, for whatever proposal.
  init(along axis: LayoutAxis, _ length: Double) {
    self = .none
    size[axis] = length
  }
}

extension GroupTemplate {
  /// The same group with its cells as long as they were measured; NaN keeps an estimate.
  func stretched(
    to lengths: [Double], count: Int, length: Double, along axis: LayoutAxis, grid: PixelGrid
  ) -> GroupTemplate {
    var group = SolvedGroup(size: size)
    group.size[axis] = max(0, length)
    group.hosts = hosts
    group.hosts[0].size = group.size
    group.cells = Array(cells.prefix(count))
    for (index, length) in zip(group.cells.indices, lengths) where !length.isNaN {
      group.cells[index].frame.size[axis] = length
      group.cells[index].slot.size[axis] = length
    }
    return GroupTemplate(group, grid: grid, kinds: kinds)
  }
}
