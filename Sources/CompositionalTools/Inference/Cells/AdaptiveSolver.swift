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
    let between = rows.compactMap { row in row.pitch.map { $0 - row.cell.size[scrolling] } }
    guard let spacing = between.isEmpty ? PlainNumber(value: 0, oddness: 0) : slack.plain(between)
    else { return [] }
    let starts = rows.map { $0.cell.min(across) - $0.view.reference.low }
    guard let start = slack.plain(starts), start.value >= 0 else {
      return spread(rows, starts, spacing)
    }
    guard rows.contains(where: { $0.gap != nil }) else { return [] }
    let gaps = rows.compactMap { $0.gap }
    let zero = PlainNumber(value: 0, oddness: 0)
    let shown = hints.first { abs($0.low - start.value) <= 2 * slack.same }?.high
    var trails = [PlainNumber(value: start.value, oddness: 0), zero]
    if let shown { trails = [PlainNumber(value: shown, oddness: 0)] }
    // The last cell of a row that shares its room stands at the end.
    let ends = rows.map { row in
      row.view.size[across] - row.view.reference.high - row.last.max(across)
    }
    if let end = slack.plain(ends), end.value >= 0,
      !trails.contains(where: { $0.value == end.value })
    {
      trails.append(end)
    }
    var found: [CellSection] = []
    for trail in trails {
      var own = Section(rows: rows, start: start.value, trail: trail.value, spacing: spacing)
      own.cost =
        start.oddness + trail.oddness + (trail.value == start.value || shown != nil ? 0 : 0.4)
      let lengths = rows.map { $0.cell.size[across] }
      if let length = slack.plain(lengths), length.value > 0 {
        let absolute = CollectionLayoutDimension.absolute(CGFloat(length.value))
        if let gap = slack.plain(gaps), gap.value >= 0 {
          let more = gap.value == 0 ? 0 : 0.8 + gap.oddness
          offer(own, absolute, .fixed(CGFloat(gap.value)), 1.6 + length.oddness + more, &found)
        }
        if let least = flexible(rows, rooms(own)[across], gaps) {
          let more = 1.2 + least.oddness
          offer(own, absolute, .flexible(CGFloat(least.value)), 1.6 + length.oddness + more, &found)
        }
      }
      // Fractions are of what the least spacings leave.
      for least in SlotDivider.spacings(gaps.min() ?? 0, 2 * slack.same) {
        var left = rooms(own)
        for (place, row) in rows.enumerated() {
          left[across][place] -= Double(row.count - 1) * least.value
        }
        for length in finder(rows).dimensions(lengths, along: across, of: left)
        where !length.dimension.isAbsolute {
          offer(
            own, length.dimension, .flexible(CGFloat(least.value)),
            length.cost + 2.6 + least.oddness, &found)
        }
      }
    }
    return found
  }

  /// Returns the sections of rows in which each cell has an equal share of the free room at both ends.
  private func spread(
    _ rows: [Rows], _ starts: [Double], _ spacing: PlainNumber
  ) -> [CellSection] {
    var found: [CellSection] = []
    let lengths = rows.map { $0.cell.size[across] }
    let usual = (0...32).map(Double.init) + [2.5, 6.5, 7.5, 13.5]
    for inset in Set(usual + hints.map { $0.low }).sorted() {
      let isSpread = rows.indices.allSatisfy { place in
        let end = rows[place].view.size[across] - rows[place].view.reference.high - inset
        let gap = rows[place].gap ?? end - rows[place].last.max(across) + starts[place] - inset
        return abs(gap - 2 * (starts[place] - inset)) <= 2 * rows[place].view.pixel + slack.same
      }
      guard isSpread else { continue }
      var own = Section(rows: rows, start: inset, trail: inset, spacing: spacing)
      own.isSpread = true
      own.cost = inset == 0 ? 0 : 0.6 + (PlainNumber.length(inset, inset)?.oddness ?? 0)
      for length in finder(rows).dimensions(lengths, along: across, of: rooms(own)) {
        offer(own, length.dimension, .fixed(0), length.cost + 1.6, &found)
      }
    }
    return found
  }

  /// What is around the cells of rows.
  private struct Section {
    let rows: [Rows]
    /// The insets of the section across, in points.
    let start: Double
    let trail: Double
    /// The spacing of the rows, in points.
    let spacing: PlainNumber
    /// True if the cells have flexible edges.
    var isSpread = false
    var cost = 0.0
  }

  private func finder(_ rows: [Rows]) -> GroupFinder {
    GroupFinder(scales: rows.map { $0.view.scale }, slack: slack, cellInsets: .zero)
  }

  private func rooms(_ section: Section) -> GroupFinder.Rooms {
    var rooms = GroupFinder.Rooms(width: [], height: [])
    rooms[scrolling] = section.rows.map { $0.view.size[scrolling] }
    rooms[across] = section.rows.map {
      $0.view.room(along: across) - section.start - section.trail
    }
    return rooms
  }

  private func offer(
    _ own: Section, _ length: CollectionLayoutDimension, _ between: CollectionLayoutSpacing,
    _ cost: Double, _ found: inout [CellSection]
  ) {
    let heights = own.rows.map { $0.cell.size[scrolling] }
    guard let along = finder(own.rows).dimension(heights, along: scrolling, of: rooms(own))
    else { return }
    var item = CollectionLayoutItem(layoutSize: size(.fraction(1, of: scrolling), length))
    if own.isSpread {
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        along: across, .flexible(0), .flexible(0))
    }
    var group = CollectionLayoutItem.group(across, .list([item]))
      .sized(size(along.dimension, .fraction(1, of: across)))
    if between != .fixed(0) { group.interItemSpacing = between }
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
    section.contentInsets.add(own.start, own.trail, across)
    section.interGroupSpacing = CGFloat(max(0, own.spacing.value))
    let more = own.spacing.value == 0 ? 0 : 0.8 + own.spacing.oddness
    found.append(
      CellSection(section: section, cost: cost + own.cost + along.cost + more + 0.4))
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
    for usual in [0.0, 8, 10] where usual >= least && usual <= most + slack.same {
      return PlainNumber(value: usual, oddness: 0.3)
    }
    return PlainNumber.length(least, most + slack.same)
  }
}
