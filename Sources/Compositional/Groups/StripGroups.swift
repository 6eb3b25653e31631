/// Groups with measured cells that one number per cell describes.
package struct StripGroups: MeasuredGroups {
  package var ledger: StripLedger
  package let sizing: SectionSizing
}

extension StripGroups {
  package func template(_ found: FoundGroup) -> GroupTemplate {
    let items = ledger.itemsPerGroup(found)
    let lengths = ledger.lengths(found)
    guard items < lengths.count || lengths.contains(where: { !$0.isNaN }) else {
      return standardTemplate
    }
    return standardTemplate.stretched(
      to: Array(lengths), count: items, length: ledger.length(found), along: advance)
  }

  package func cell(_ index: Int, of found: FoundGroup) -> SolvedGroup.Cell {
    var cell = standardTemplate.cells[index]
    let length = ledger.lengths(found)[index]
    guard !length.isNaN else { return cell }
    cell.frame.size[advance] = length
    cell.slot.size[advance] = length
    return cell
  }

  package func measuredSize(ofCell index: Int, of found: FoundGroup) -> MeasuredSize {
    measuredSize(ledger.lengths(found)[index], ofCell: index)
  }

  package func measuredSizes(_ found: FoundGroup) -> [MeasuredSize] {
    (0..<ledger.itemsPerGroup(found)).map { measuredSize(ofCell: $0, of: found) }
  }

  package func isWhollyMeasured(_ found: FoundGroup) -> Bool {
    !ledger.lengths(found).prefix(ledger.itemsPerGroup(found)).contains { $0.isNaN }
  }

  package func forEachSize(of items: Range<Int>, _ body: (MeasuredSize, Int) -> Void) {
    ledger.forEachLength(of: items) { body(measuredSize($0, ofCell: $1), $2) }
  }

  private func measuredSize(_ length: Double, ofCell cell: Int) -> MeasuredSize {
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
