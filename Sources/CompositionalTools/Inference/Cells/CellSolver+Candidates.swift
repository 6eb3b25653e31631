import Compositional

/// The sections that may give cells their frames, with their insets across and their spacing.
extension CellSolver {
  /// Returns the sections whose groups have the cells of a period.
  ///
  /// - Parameter isUsual: True if cells have usual insets, and not those that their gaps show.
  func candidates(_ period: Period, isUsual: Bool = false) -> [CellSection] {
    guard let template = CellTemplate(views, period, along: axis, slack) else { return [] }
    guard let raw = CellNode(template.cells[...], overlap: template.overlap) else {
      // A group with frames of its own has to be seen twice.
      let isRepeated = views.contains { $0.cells.count >= 2 * period.length }
      return isRepeated ? [template.customSection(along: axis, isRow: isRow)] : []
    }
    let insets =
      isUsual
      ? CellInsets.usual(raw, template, along: axis, isRow: isRow, slack)
      : CellInsets.options(raw, template, along: axis, slack, shown: hints)
    return candidates(template, insets) { insets in
      let grown = template.cells.map { boxes in
        boxes.map { $0.grown(insets.horizontal, insets.vertical) }
      }
      return CellNode(grown[...], overlap: template.overlap)
    }
  }

  /// Returns the sections whose groups hold more cells in one view than in another.
  func candidates(_ groups: UnevenGroups) -> [CellSection] {
    guard let raw = groups.node(nil) else { return [] }
    let template = groups.template
    let insets = CellInsets.options(raw, template, along: axis, slack, shown: hints)
    return candidates(template, insets) { groups.node($0) }
  }

  /// Returns the sections with each of the insets that the cells may have.
  private func candidates(
    _ template: CellTemplate, _ options: [CellInsets], cut: (CellInsets) -> CellNode?
  ) -> [CellSection] {
    var found: [CellSection] = []
    for insets in options {
      guard let node = cut(insets) else { continue }
      var finder = GroupFinder(
        scales: template.views.map { $0.scale }, slack: slack, cellInsets: insets.edges,
        work: work)
      finder.mayLackCells = template.pitches.allSatisfy { $0 == nil }
      for section in sections(node, template, finder) {
        var section = section
        section.cost += insets.cost
        found.append(section)
      }
    }
    return found
  }

  /// Returns the sections around a group, with their insets across and their spacing.
  private func sections(
    _ node: CellNode, _ template: CellTemplate, _ finder: GroupFinder
  ) -> [CellSection] {
    var found: [CellSection] = []
    let lengths = template.lengths(of: node, along: axis, slack)
    for side in sides(node, template) {
      for length in lengths {
        for depth in depths(node, template) {
          let box = Surround(side: side, length: length, depth: depth)
          if let section = section(node, template, finder, box) { found.append(section) }
        }
      }
    }
    return found
  }

  /// What is around the cells of a group: its length and depth, and the insets of the section.
  private struct Surround {
    let side: Side
    let length: CellTemplate.Length
    let depth: Double
  }

  private func section(
    _ node: CellNode, _ template: CellTemplate, _ finder: GroupFinder, _ around: Surround
  ) -> CellSection? {
    let side = around.side
    var outer: [Box] = []
    var rooms = GroupFinder.Rooms(width: [], height: [])
    for (place, view) in template.views.enumerated() {
      let room =
        view.size[across] - view.reference.low - view.reference.high - side.insets.low
        - side.insets.high
      var box = node.boxes[place]
      box.size[axis] = around.length.lengths[place]
      box.size[across] += around.depth
      if !isRow {
        box.origin[across] = view.reference.low + side.insets.low
        if side.isFull { box.size[across] = room }
      }
      outer.append(box)
      rooms[isRow ? across : axis].append(view.size[scrolling] - along.low - along.high)
      rooms[isRow ? axis : across].append(isRow ? view.room(along: axis) : room)
    }
    guard let group = root(node, in: outer, of: rooms, finder) else { return nil }
    var section = CollectionLayoutSection(group: CollectionLayoutGroup(item: group.item))
    section.interGroupSpacing = CGFloat(around.length.spacing)
    if isRow {
      section.orthogonalScrollingBehavior = .continuous
      // Nothing but a header shows the inset at the end; people write equal ones.
      let start = template.start(of: node, along: axis)
      let hint = hints.first { abs($0.low - start) <= 0.01 }
      section.contentInsets.add(start, max(0, hint?.high ?? start), axis)
    } else {
      section.contentInsets.add(side.insets.low, side.insets.high, across)
    }
    var cost = group.cost + side.cost + around.length.cost + (around.depth == 0 ? 0 : 0.3)
    let lead = isRow ? section.contentInsets.start(axis) : 0
    if lead != 0 { cost += 0.8 + (PlainNumber.length(lead, lead)?.oddness ?? 4) }
    return CellSection(section: section, cost: cost)
  }

  /// Returns what the groups of a row may have across beyond their cells, which are floored.
  private func depths(_ node: CellNode, _ template: CellTemplate) -> [Double] {
    guard isRow, !node.isCell else { return [0] }
    let own = node.boxes.map { $0.size[across] }
    let pixel = template.views.map { $0.pixel }.min() ?? 0.5
    guard let known = slack.common(own),
      let plain = PlainNumber.length(
        known - slack.same, known + Double(Swift.min(node.count, 12) - 1) * pixel + slack.same),
      abs(plain.value - known) > slack.same
    else { return [0] }
    return [0, plain.value - known]
  }

  /// Returns the group of a section, which is never a cell alone.
  private func root(
    _ node: CellNode, in outer: [Box], of rooms: GroupFinder.Rooms, _ finder: GroupFinder
  ) -> GroupFinder.Found? {
    guard node.isCell else { return finder.item(node, in: outer, of: rooms) }
    return finder.item(.group(.horizontal, [node], node.boxes), in: outer, of: rooms)
  }

  /// The insets of a section across its groups.
  private struct Side {
    let insets: Span
    /// True if the groups are as wide as the section.
    let isFull: Bool
    let cost: Double
  }

  private func sides(_ node: CellNode, _ template: CellTemplate) -> [Side] {
    if isRow { return [Side(insets: Span(low: 0, high: 0), isFull: false, cost: 0)] }
    let starts = template.views.indices.map {
      node.boxes[$0].min(across) - template.views[$0].reference.low
    }
    guard let start = slack.plain(starts) else { return [] }
    let ends = template.views.indices.map {
      template.views[$0].size[across] - template.views[$0].reference.high
        - node.boxes[$0].max(across)
    }
    // A section that reaches over its edges is less plain than spacing.
    let startCost = start.value == 0 ? 0 : 0.8 + start.oddness + (start.value < 0 ? 1.5 : 0)
    var sides: [Side] = []
    func offer(_ end: Double, _ cost: Double, isFull: Bool) {
      let isKnown = sides.contains { slack.equal($0.insets.high, end) && $0.isFull == isFull }
      guard !isKnown, end >= -slack.same || end == start.value else { return }
      sides.append(
        Side(
          insets: Span(low: start.value, high: end), isFull: isFull,
          cost: startCost + cost + (isFull ? 0 : 0.5)))
    }
    let least = ends.min() ?? 0
    for hint in hints where abs(hint.low - start.value) <= 2 * slack.same {
      if let end = PlainNumber.length(hint.high - slack.same, hint.high + slack.same) {
        offer(end.value, end.value == start.value ? -0.2 : 0.4, isFull: true)
      }
    }
    if least >= start.value - slack.same - 0.001 { offer(start.value, 0, isFull: true) }
    let loose = template.views.map { Double(Swift.min(node.count, 12)) * $0.pixel }.max() ?? 0
    if let end = PlainNumber.length(least - slack.same, least + slack.same) {
      offer(end.value, end.value == 0 ? 0.4 : 0.8 + end.oddness, isFull: true)
    }
    if let end = PlainNumber.length(Swift.max(0, least - loose), least + slack.same) {
      offer(end.value, end.value == 0 ? 0.4 : 0.8 + end.oddness, isFull: true)
    }
    if least > slack.same { offer(0, 0.4, isFull: true) }
    // A group narrower than its section.
    for end in [start.value, 0] { offer(end, end == start.value ? 0 : 0.4, isFull: false) }
    return sides
  }
}

extension Box {
  /// Returns the box with room at both ends of both axes.
  func grown(_ horizontal: Span, _ vertical: Span) -> Box {
    Box(
      origin: Vector(x: origin.x - horizontal.low, y: origin.y - vertical.low),
      size: Vector(
        x: size.x + horizontal.low + horizontal.high, y: size.y + vertical.low + vertical.high))
  }
}
