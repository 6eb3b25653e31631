import Compositional

/// Finds rows of equal cells, of which as many stand in a row as have room.
struct AdaptiveSolver {
  let views: [CellView]
  let scrolling: LayoutAxis
  let slack: Slack
  /// The insets across that headers and footers show, in points.
  let hints: [Span]

  private var across: LayoutAxis { scrolling.perpendicular }

  /// The rows of a view.
  private struct Rows {
    let view: CellView
    /// The number of cells in a full row.
    let count: Int
    let cell: Box
    /// The last cell of the first row.
    let last: Box
    /// The room between the cells of a row, in points; nil if a row has one.
    let gap: Double?
    /// The distance of two rows, in points; nil if there is one.
    let pitch: Double?
    /// True if a row is known to be full.
    let isFull: Bool

    init?(_ view: CellView, along axis: LayoutAxis, _ slack: Slack) {
      let across = axis.perpendicular
      guard let first = view.cells.first ?? nil else { return nil }
      var count = 0
      for cell in view.cells {
        guard let cell, abs(cell.min(axis) - first.min(axis)) <= 2 * slack.same else { break }
        count += 1
      }
      for case let cell? in view.cells {
        guard abs(cell.size.x - first.size.x) <= 2 * slack.same,
          abs(cell.size.y - first.size.y) <= 2 * slack.same
        else { return nil }
      }
      self.view = view
      self.count = count
      cell = first
      last = (count > 0 ? view.cells[count - 1] : nil) ?? first
      isFull = count < view.cells.count
      pitch = isFull ? view.cells[count].map { $0.min(axis) - first.min(axis) } : nil
      if count > 1 {
        gap =
          (last.min(across) - first.min(across)) / Double(count - 1) - first.size[across]
      } else {
        gap = nil
      }
    }
  }

  /// Returns the sections of such rows, with fixed and with flexible spacing.
  func candidates() -> [CellSection] {
    var rows: [Rows] = []
    for view in views {
      guard let own = Rows(view, along: scrolling, slack) else { return [] }
      rows.append(own)
    }
    let starts = rows.map { $0.cell.min(across) - $0.view.reference.low }
    guard let start = slack.plain(starts), start.value >= 0,
      rows.contains(where: { $0.gap != nil })
    else { return [] }
    let gaps = rows.compactMap { $0.gap }
    let between = rows.compactMap { row in row.pitch.map { $0 - row.cell.size[scrolling] } }
    guard let spacing = between.isEmpty ? PlainNumber(value: 0, oddness: 0) : slack.plain(between)
    else { return [] }
    var found: [CellSection] = []
    let shown = hints.first { abs($0.low - start.value) <= 2 * slack.same }?.high
    var trails: [Double] = [start.value, 0]
    if let shown { trails = [shown] }
    // The last cell of a row that shares its room stands at the end.
    let ends = rows.map { row in
      row.view.size[across] - row.view.reference.high - row.last.max(across)
    }
    if let end = slack.plain(ends), end.value >= 0, !trails.contains(end.value) {
      trails.append(end.value)
    }
    for trail in trails {
      var rooms = GroupFinder.Rooms(width: [], height: [])
      rooms[scrolling] = rows.map { $0.view.size[scrolling] }
      rooms[across] = rows.map { row in
        row.view.size[across] - row.view.reference.low - row.view.reference.high - start.value
          - trail
      }
      let finder = GroupFinder(
        scales: rows.map { $0.view.scale }, slack: slack, cellInsets: .zero)
      let heights = rows.map { $0.cell.size[scrolling] }
      guard let along = finder.dimension(heights, along: scrolling, of: rooms) else { continue }
      var cost = along.cost + start.oddness + 0.4
      cost += spacing.value == 0 ? 0 : 0.8 + spacing.oddness
      cost += trail == start.value || trail == shown ? 0 : 0.4
      func offer(
        _ length: CollectionLayoutDimension, _ between: CollectionLayoutSpacing, _ more: Double
      ) {
        let item = CollectionLayoutItem(layoutSize: size(.fraction(1, of: scrolling), length))
        var group = CollectionLayoutItem.group(across, .list([item]))
          .sized(size(along.dimension, .fraction(1, of: across)))
        if between != .fixed(0) { group.interItemSpacing = between }
        var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
        section.contentInsets.add(start.value, trail, across)
        section.interGroupSpacing = CGFloat(max(0, spacing.value))
        found.append(CellSection(section: section, cost: cost + more))
      }
      let lengths = rows.map { $0.cell.size[across] }
      if let length = slack.plain(lengths), length.value > 0 {
        let own = 1.6 + length.oddness
        let absolute = CollectionLayoutDimension.absolute(CGFloat(length.value))
        if let gap = slack.plain(gaps), gap.value >= 0 {
          let more = gap.value == 0 ? 0 : 0.8 + gap.oddness
          offer(absolute, .fixed(CGFloat(gap.value)), own + more)
        }
        if let least = flexible(rows, rooms[across], gaps) {
          offer(absolute, .flexible(CGFloat(least.value)), own + 1.2 + least.oddness)
        }
      }
      // Fractions are of what the least spacings leave.
      for least in SlotDivider.spacings(gaps.min() ?? 0, 2 * slack.same) {
        var left = rooms
        left[across] = rows.indices.map {
          rooms[across][$0] - Double(rows[$0].count - 1) * least.value
        }
        for length in finder.dimensions(lengths, along: across, of: left)
        where !length.dimension.isAbsolute {
          offer(
            length.dimension, .flexible(CGFloat(least.value)), length.cost + 1.6 + least.oddness)
        }
      }
    }
    return found
  }

  private func size(
    _ along: CollectionLayoutDimension, _ over: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    scrolling == .vertical ? .init(over, along) : .init(along, over)
  }

  /// Returns the least spacing with which as many cells have room as stand in the rows.
  private func flexible(
    _ rows: [Rows], _ rooms: [Double], _ gaps: [Double]
  ) -> PlainNumber? {
    guard let most = gaps.min() else { return nil }
    var least = 0.0
    for (place, row) in rows.enumerated() where row.isFull {
      let (count, length) = (Double(row.count), row.cell.size[across])
      least = max(least, (rooms[place] - (count + 1) * length) / count + 0.01)
    }
    // What people write most; any number in the range has the same frames.
    for usual in [8.0, 10] where usual >= least && usual <= most + slack.same {
      return PlainNumber(value: usual, oddness: 0.3)
    }
    return PlainNumber.length(least, most + slack.same)
  }
}
