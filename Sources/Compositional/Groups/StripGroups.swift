/// Groups with measured cells that one number per cell describes.
package struct StripGroups: MeasuredGroups {
  package var ledger: StripLedger
  package let sizing: SectionSizing
}

extension StripGroups {
  package func template(_ found: FoundGroup) -> GroupTemplate {
    let lanes = ledger.lanes
    let slot = found.slot
    let items = lanes.itemsPerGroup(slot)
    guard lanes.isMeasured(slot) || items < lanes.details.each else { return standardTemplate }
    return standardTemplate.stretched(
      to: Array(lanes.details.sizes(slot)), count: items, length: lanes.length(slot),
      along: advance)
  }

  package func cell(_ index: Int, of found: FoundGroup) -> SolvedGroup.Cell {
    var cell = standardTemplate.cells[index]
    let length = ledger.lanes.details.sizes(found.slot)[index]
    guard !length.isNaN else { return cell }
    cell.frame.size[advance] = length
    cell.slot.size[advance] = length
    return cell
  }

  package func measuredSize(ofCell index: Int, of found: FoundGroup) -> MeasuredSize {
    measuredSize(ofCell: index, in: found.slot)
  }

  package func measuredSizes(_ found: FoundGroup) -> [MeasuredSize] {
    (0..<ledger.lanes.itemsPerGroup(found.slot)).map { measuredSize(ofCell: $0, in: found.slot) }
  }

  package func isWhollyMeasured(_ found: FoundGroup) -> Bool {
    let lanes = ledger.lanes
    return !lanes.details.sizes(found.slot).prefix(lanes.itemsPerGroup(found.slot))
      .contains { $0.isNaN }
  }

  package func forEachSize(of items: Range<Int>, _ body: (MeasuredSize, Int) -> Void) {
    let lanes = ledger.lanes
    ledger.forEachEntry(of: items) { slot, part in
      guard lanes.isMeasured(slot) else { return body(.none, part.count) }
      for cell in part { body(measuredSize(ofCell: cell, in: slot), 1) }
    }
  }

  private func measuredSize(ofCell cell: Int, in slot: Int) -> MeasuredSize {
    let strip = ledger.lanes.details
    let length = strip.sizes[slot * strip.each + cell]
    guard !length.isNaN else { return .none }
    var measured = MeasuredSize(along: advance, length)
    let cross = advance.perpendicular
    measured.proposal[cross] = standardTemplate.cells[cell].frame.size[cross]
    return measured
  }
}

extension GroupTemplate {
  /// The same group with its cells as long as they were measured; NaN keeps an estimate.
  func stretched(
    to lengths: [Double], count: Int, length: Double, along axis: LayoutAxis
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
