import Compositional

extension AdaptiveSolver {
  /// What is around the cells of rows.
  struct Section {
    let rows: [AdaptiveRows]
    /// The insets of the section across, in points.
    let start: Double
    let trail: Double
    /// The spacing of the rows, in points.
    let spacing: PlainNumber
    /// True if the cells have flexible edges.
    var isSpread = false
    var cost = 0.0
  }

  func finder(_ rows: [AdaptiveRows]) -> GroupFinder {
    GroupFinder(scales: rows.map { $0.view.scale }, slack: slack, cellInsets: .zero)
  }

  func rooms(_ section: Section) -> GroupFinder.Rooms {
    var rooms = GroupFinder.Rooms(width: [], height: [])
    rooms[scrolling] = section.rows.map { $0.view.size[scrolling] }
    rooms[across] = section.rows.map {
      $0.view.room(along: across) - section.start - section.trail
    }
    return rooms
  }

  func offer(
    _ own: Section, _ length: CollectionLayoutDimension, _ between: CollectionLayoutSpacing,
    _ cost: Double, _ found: inout [CellSection]
  ) {
    let heights = own.rows.map { $0.cell.size[scrolling] }
    guard let along = finder(own.rows).dimension(heights, along: scrolling, of: rooms(own))
    else { return }
    // Cells of which one is in each row are groups in the middle.
    let isAlone = own.isSpread && own.rows.allSatisfy { $0.count == 1 }
    let full = CollectionLayoutDimension.fraction(1, of: across)
    var item = CollectionLayoutItem(
      layoutSize: size(.fraction(1, of: scrolling), isAlone ? full : length))
    var group = CollectionLayoutItem.group(across, .list([item]))
    if own.isSpread {
      let edges = CollectionLayoutEdgeSpacing(along: across, .flexible(0), .flexible(0))
      if !isAlone { item.edgeSpacing = edges }
      group = CollectionLayoutItem.group(across, .list([item]))
      if isAlone { group.edgeSpacing = edges }
    }
    group = group.sized(size(along.dimension, isAlone ? length : full))
    if between != .fixed(0) { group.interItemSpacing = between }
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
    section.contentInsets.add(own.start, own.trail, across)
    section.interGroupSpacing = CGFloat(max(0, own.spacing.value))
    let more = own.spacing.value == 0 ? 0 : 0.8 + own.spacing.oddness
    found.append(
      CellSection(section: section, cost: cost + own.cost + along.cost + more + 0.4))
  }

  func size(
    _ along: CollectionLayoutDimension, _ over: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    scrolling == .vertical ? .init(over, along) : .init(along, over)
  }

  /// Returns the least spacing with which as many cells have room as stand in the rows.
  func flexible(
    _ rows: [AdaptiveRows], _ rooms: [Double], _ gaps: [Double]
  ) -> PlainNumber? {
    guard let most = gaps.min() else { return nil }
    var least = 0.0
    for (place, row) in rows.enumerated() where row.isFull {
      let (count, length) = (Double(row.count), row.cell.size[across])
      least = max(least, (rooms[place] - (count + 1) * length) / count + 0.01)
    }
    // What people write most; any number in the range has the same frames.
    for usual in [8.0, 10, 0] where usual >= least && usual <= most + slack.same {
      return PlainNumber(value: usual, oddness: 0.3)
    }
    return PlainNumber.length(least, most + slack.same)
  }
}
