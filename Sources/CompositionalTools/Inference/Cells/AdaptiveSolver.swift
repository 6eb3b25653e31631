import Compositional

/// Finds rows of equal cells, of which as many stand in a row as have room.
struct AdaptiveSolver {
  let views: [CellView]
  let scrolling: LayoutAxis
  let slack: Slack
  /// The insets across that headers and footers show, in points.
  let hints: [Span]

  var across: LayoutAxis { scrolling.perpendicular }

  /// Returns the sections of such rows, with fixed and with flexible spacing.
  func candidates() -> [CellSection] {
    var rows: [AdaptiveRows] = []
    for view in views {
      guard let own = AdaptiveRows(view, along: scrolling, slack) else { return [] }
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
    _ rows: [AdaptiveRows], _ starts: [Double], _ spacing: PlainNumber
  ) -> [CellSection] {
    var found: [CellSection] = []
    let lengths = rows.map { $0.cell.size[across] }
    let usual = (0...32).map(Double.init) + PlainNumber.usualInsets
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
}
