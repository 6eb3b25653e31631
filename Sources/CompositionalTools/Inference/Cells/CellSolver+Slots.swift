import Compositional

/// The sections whose groups are divided as slots, each part with insets of its own.
extension CellSolver {
  /// Where a group begins and ends along an axis, in each view, with what is written for it.
  private struct Extent {
    var starts: [Double]
    var lengths: [Double]
    let dimension: CollectionLayoutDimension
    /// The insets of the section, and the spacing of its groups.
    var insets = Span(low: 0, high: 0)
    var spacing = 0.0
    /// The edge spacing before the group.
    var edge = 0.0
    var cost: Double
  }

  /// Returns the sections whose groups have the cells of a period, the plainest first.
  func dividedSections(_ period: Period) -> [CellSection] {
    guard let template = CellTemplate(views, period, along: axis, slack) else { return [] }
    let divider = SlotDivider(
      template.cells, scales: template.views.map { $0.scale }, slack: slack, work: work)
    var sections: [CellSection] = []
    var surrounds: [(over: Extent, along: Extent)] = extents(template, across).flatMap { over in
      extents(template, axis, over: over).map { (over, $0) }
    }
    surrounds.sort { $0.over.cost + $0.along.cost < $1.over.cost + $1.along.cost }
    for (over, along) in surrounds {
      let slots = template.views.indices.map { view in
        var slot = Box.zero
        slot.origin[axis] = along.starts[view]
        slot.size[axis] = along.lengths[view]
        slot.origin[across] = over.starts[view]
        slot.size[across] = over.lengths[view]
        return slot
      }
      for found in divider.items(in: slots) {
        let size =
          axis == .horizontal
          ? CollectionLayoutSize(along.dimension, over.dimension)
          : CollectionLayoutSize(over.dimension, along.dimension)
        // The group of a section is never a cell alone.
        var group =
          (found.item.isGroup ? found.item : .group(.horizontal, .list([found.item]))).sized(size)
        if over.edge > 0 {
          group.edgeSpacing = CollectionLayoutEdgeSpacing(
            along: across, .fixed(CGFloat(over.edge)), nil)
        }
        var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group))
        section.interGroupSpacing = CGFloat(along.spacing)
        section.contentInsets.add(over.insets.low, over.insets.high, across)
        section.contentInsets.add(along.insets.low, along.insets.high, axis)
        if isRow { section.orthogonalScrollingBehavior = .continuous }
        sections.append(CellSection(section: section, cost: found.cost + over.cost + along.cost))
      }
    }
    return sections.sorted { $0.cost < $1.cost }
  }

  /// Returns what the slot of a group may be along an axis.
  private func extents(_ template: CellTemplate, _ side: LayoutAxis, over: Extent? = nil)
    -> [Extent]
  {
    let views = template.views
    let lows = views.indices.map { view in
      template.cells.map { $0[view].min(side) }.min() ?? 0
    }
    let highs = views.indices.map { view in
      template.cells.map { $0[view].max(side) }.max() ?? 0
    }
    var found: [Extent] = []
    if side == across, !isRow {
      // As wide as its section.
      let starts = views.indices.map { lows[$0] - views[$0].reference.low }
      let ends = views.indices.map {
        views[$0].size[side] - views[$0].reference.high - highs[$0]
      }
      for insets in sectionInsets(starts.min() ?? 0, ends.min() ?? 0) {
        let rooms = views.map {
          $0.size[side] - $0.reference.low - $0.reference.high - insets.span.low - insets.span.high
        }
        found.append(
          Extent(
            starts: views.map { $0.reference.low + insets.span.low }, lengths: rooms,
            dimension: .fraction(1, of: side), insets: insets.span, cost: insets.cost))
        // A group narrower than its section.
        guard let start = slack.plain(starts), start.value >= insets.span.low else { continue }
        let edge = start.value - insets.span.low
        let own = views.indices.map { highs[$0] - lows[$0] }
        let room = Extent(
          starts: [], lengths: rooms, dimension: .fraction(1, of: side), cost: 0)
        let loose = Double(min(template.cells.count, 12) - 1) * (views.map { $0.pixel }.max() ?? 0)
        for size in sizes(own, loose: loose, side, template, room).prefix(2)
        where size.cost < (edge == 0 ? 3 : 2.5)
          && !zip(size.lengths, rooms).allSatisfy({ slack.equal($0, $1) })
        {
          let more = edge == 0 ? 0.5 : 2 + (PlainNumber.length(edge, edge)?.oddness ?? 4)
          found.append(
            Extent(
              starts: lows, lengths: size.lengths, dimension: size.dimension,
              insets: insets.span, edge: edge, cost: insets.cost + size.cost + more))
        }
      }
      return found
    }
    // The inset of the first cell may be the one that its other side shows.
    var insets: [Double] = [0, 8, 5, 10, 4, 2]
    // Across a row only the cells show the insets of groups and items together.
    if isRow, side == across { insets += [12, 15, 16, 20] }
    if let over {
      let shown =
        (views.indices.map { template.cells[0][$0].min(across) - over.starts[$0] }.min() ?? 0)
      if shown > 0.1, !insets.contains(where: { abs($0 - shown) < 0.01 }) { insets.append(shown) }
    }
    for inset in insets {
      let starts = lows.map { $0 - inset }
      let lead =
        isRow && side == axis
        ? slack.plain(views.indices.map { starts[$0] - views[$0].reference.low })
        : PlainNumber(value: 0, oddness: 0)
      guard let lead, lead.value >= 0 else { continue }
      let hint = lead.value == 0 ? nil : hints.first { abs($0.low - lead.value) <= 0.01 }
      let leading = Span(low: lead.value, high: hint?.high ?? lead.value)
      let leadCost = (lead.value == 0 ? 0 : 0.8 + lead.oddness) + (inset == 0 ? 0 : 0.1)
      if side == axis, views.indices.contains(where: { template.pitches[$0] != nil }) {
        let pitches = views.indices.map { template.pitches[$0] ?? highs[$0] - lows[$0] }
        let room = views.indices.map { pitches[$0] - (highs[$0] - lows[$0]) }.min() ?? 0
        guard inset <= room + slack.same else { continue }
        for spacing in SlotDivider.spacings(
          room - inset, 2 * slack.same + 0.001, more: [2, 1, 6])
        {
          let lengths = pitches.map { $0 - spacing.value }
          for size in sizes(lengths, loose: 0, side, template, over).prefix(3) {
            found.append(
              Extent(
                starts: starts, lengths: lengths, dimension: size.dimension, insets: leading,
                spacing: spacing.value,
                cost: size.cost + leadCost + (spacing.value == 0 ? 0 : 0.8 + spacing.oddness)))
          }
        }
        continue
      }
      for end in inset == 0 ? [0] : [inset, 0] {
        let lengths = views.indices.map { highs[$0] - lows[$0] + inset + end }
        let loose = Double(min(template.cells.count, 12) - 1) * (views.map { $0.pixel }.max() ?? 0)
        for size in sizes(lengths, loose: loose, side, template, over).prefix(3) {
          found.append(
            Extent(
              starts: starts, lengths: size.lengths, dimension: size.dimension, insets: leading,
              cost: size.cost + leadCost + (end == inset ? 0 : 0.2)))
        }
      }
    }
    return found.sorted { $0.cost < $1.cost }
  }

  /// Returns the insets across that leave room for the first and the last cell.
  private func sectionInsets(_ start: Double, _ end: Double) -> [(span: Span, cost: Double)] {
    var found: [(span: Span, cost: Double)] = []
    func offer(_ low: Double, _ high: Double, _ cost: Double) {
      let span = Span(low: low, high: high)
      guard low <= start + slack.same, high <= end + slack.same,
        !found.contains(where: { $0.span == span })
      else { return }
      found.append((span, cost))
    }
    for hint in hints { offer(hint.low, hint.high, 0.4) }
    offer(0, 0, 0)
    let plain = PlainNumber.length(start - slack.same, start + slack.same)
    let starts =
      (plain.map { [$0] } ?? [])
      + [8, 16, 20, 10, 12, 24].map { PlainNumber(value: $0, oddness: 0.3) }
    for low in starts {
      offer(low.value, low.value, low.value == 0 ? 0 : 0.8 + low.oddness)
    }
    if let low = plain, let high = PlainNumber.length(end - slack.same, end + slack.same) {
      offer(low.value, 0, 1.4 + low.oddness)
      offer(low.value, high.value, 1.6 + low.oddness + high.oddness)
    }
    return found
  }

  /// Returns the dimensions that some lengths of a group may have, with what they are in each view.
  ///
  /// - Parameter loose: What the cells of a group may lack, because their lengths are floored.
  private func sizes(
    _ lengths: [Double], loose: Double, _ side: LayoutAxis, _ template: CellTemplate,
    _ over: Extent?
  ) -> [(dimension: CollectionLayoutDimension, lengths: [Double], cost: Double)] {
    let finder = GroupFinder(
      scales: template.views.map { $0.scale }, slack: slack, cellInsets: .zero, work: work)
    var rooms = GroupFinder.Rooms(width: [], height: [])
    for (place, view) in template.views.enumerated() {
      rooms[scrolling].append(view.size[scrolling] - along.low - along.high)
      rooms[cross].append(
        isRow ? view.room(along: cross) : over?.lengths[place] ?? view.size[cross])
    }
    return finder.dimensions(lengths, along: side, of: rooms, loose: loose).map { size in
      let isFraction = !size.dimension.isAbsolute
      let room = rooms[size.dimension.isFraction(of: .horizontal) ? .horizontal : .vertical]
      let own = lengths.indices.map { view in
        isFraction
          ? finder.floored(Double(size.dimension.dimension) * room[view], in: view)
          : Double(size.dimension.dimension)
      }
      return (size.dimension, own, size.cost)
    }.sorted { $0.cost < $1.cost }
  }
}
