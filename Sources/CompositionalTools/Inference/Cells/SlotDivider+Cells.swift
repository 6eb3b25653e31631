import Compositional

// The cells in their slots.

extension SlotDivider {
  /// Returns a cell with the insets that it has in its slot, or with a length of its own.
  ///
  /// - Parameter filling: The group in whose slot it is; nil for the only cell of one.
  func cell(_ boxes: [Box], in slot: [Box], of filling: Filling?) -> Found? {
    var insets: [PlainNumber] = []
    var size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    var edges: CollectionLayoutEdgeSpacing?
    var cost = 0.0
    for axis in LayoutAxis.allCases {
      let starts = boxes.indices.map { boxes[$0].min(axis) - slot[$0].min(axis) }
      let ends = boxes.indices.map { slot[$0].max(axis) - boxes[$0].max(axis) }
      let start = inset(starts)
      if let start, let end = inset(ends) {
        insets += [start, end]
        continue
      }
      guard axis != filling?.axis,
        let own = finder.dimension(
          boxes.map { $0.size[axis] }, along: axis, of: rooms(slot, filling))
      else { return nil }
      // A cell that is shorter than its group begins where the group does, unless an edge is flexible.
      if start?.value != 0 || filling == nil {
        guard let aligned = flexibleEdges(starts, ends, axis, edges) else { return nil }
        edges = aligned
        cost += 1.5
      }
      let zero = PlainNumber(value: 0, oddness: 0)
      insets += [zero, zero]
      size = size.with(own.dimension, along: axis)
      cost += own.cost
    }
    var item = CollectionLayoutItem(layoutSize: size)
    item.contentInsets = DirectionalEdgeInsets(
      Span(low: insets[0].value, high: insets[1].value),
      Span(low: insets[2].value, high: insets[3].value))
    item.edgeSpacing = edges
    return Found(item: item, cost: cost + Self.cost(insets))
  }

  /// A cell with fixed edge spacing, and what it takes of its group in each view.
  struct Edged {
    let item: CollectionLayoutItem
    let points: [Double]
    let cost: Double
  }

  /// Returns the next cell of a group as a fraction of the whole group, with edge spacing around it.
  func edged(_ filling: Filling, _ place: Int, _ positions: [Double]) -> [Edged] {
    let (axis, boxes) = (filling.axis, cells[filling.parts[place].lowerBound])
    let views = boxes.indices
    var slots = filling.slot
    for view in views {
      slots[view].origin[axis] = boxes[view].min(axis)
      slots[view].size[axis] = boxes[view].size[axis]
    }
    guard let start = inset(views.map { boxes[$0].min(axis) - positions[$0] }),
      let own = finder.dimension(
        boxes.map { $0.size[axis] }, along: axis, of: rooms(filling.slot, filling)),
      own.dimension.isFraction(of: axis), own.cost < 3,
      let cell = cell(boxes, in: slots, of: filling)
    else { return [] }
    let isLast = place == filling.parts.count - 1
    let rest = views.map { view in
      (isLast
        ? filling.slot[view].max(axis) : filling.starts[place + 1][view] - filling.spacing.value)
        - boxes[view].max(axis)
    }
    var ends = [start, PlainNumber(value: 0, oddness: 0)]
    if !isLast, let gap = inset(rest) { ends.append(gap) }
    var found: [Edged] = []
    for end in ends where rest.allSatisfy({ end.value <= $0 + same }) {
      guard start.value > 0 || end.value > 0 else { continue }
      var item = cell.item.sized(cell.item.layoutSize.with(own.dimension, along: axis))
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        along: axis, .fixed(CGFloat(start.value)), .fixed(CGFloat(end.value)),
        across: item.edgeSpacing)
      found.append(
        Edged(
          item: item,
          points: views.map { start.value + boxes[$0].size[axis] + end.value },
          cost: cell.cost + own.cost + 1.5 + max(start.oddness, end.oddness)
            + (start.value == end.value ? 0 : 0.3)))
    }
    return found
  }

  /// Returns the flexible edges that center a cell in its slot or move it to the end, added to others;
  /// nil if neither has its frames.
  private func flexibleEdges(
    _ starts: [Double], _ ends: [Double], _ axis: LayoutAxis, _ others: CollectionLayoutEdgeSpacing?
  ) -> CollectionLayoutEdgeSpacing? {
    let views = starts.indices
    let isAtEnd = views.allSatisfy { abs(ends[$0]) <= 1 / scales[$0] + same }
    let isCentered = views.allSatisfy { abs(starts[$0] - ends[$0]) <= 2 / scales[$0] + same }
    guard isAtEnd || isCentered, starts.contains(where: { $0 > same }) else { return nil }
    return CollectionLayoutEdgeSpacing(
      along: axis, .flexible(0), isAtEnd ? nil : .flexible(0), across: others)
  }

  /// Returns the inset that is the same in every view; nil if there is none.
  private func inset(_ distances: [Double]) -> PlainNumber? {
    let low = (distances.max() ?? 0) - same
    let high = (distances.min() ?? 0) + same
    guard low > high else { return high >= 0 ? PlainNumber.distance(max(0, low), high) : nil }
    // Views with other pixels round half points to others.
    guard let half = PlainNumber.length(low - 0.25, high + 0.25), half.value >= 0, half.oddness < 2
    else { return nil }
    return PlainNumber(value: half.value, oddness: half.oddness + 0.3)
  }

  /// Returns what the fractions of the parts of a group are of.
  private func rooms(_ slot: [Box], _ filling: Filling?) -> GroupFinder.Rooms {
    let whole = filling?.slot ?? slot
    var rooms = GroupFinder.Rooms(
      width: whole.map { $0.size.x }, height: whole.map { $0.size.y })
    if let filling { rooms[filling.axis] = filling.lengths }
    return rooms
  }

  private static func cost(_ insets: [PlainNumber]) -> Double {
    let values = Set(insets.map { $0.value })
    guard values != [0] else { return 0 }
    if values.count == 1 { return 0.6 + insets[0].oddness }
    return insets.reduce(2.5 + 0.5 * Double(values.count)) {
      $0 + ($1.value == 0 ? 0 : 0.8 + $1.oddness)
    }
  }
}
