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
      size =
        axis == .horizontal
        ? .init(own.dimension, size.heightDimension) : .init(size.widthDimension, own.dimension)
      cost += own.cost
    }
    var item = CollectionLayoutItem(layoutSize: size)
    item.contentInsets = DirectionalEdgeInsets(
      Span(low: insets[0].value, high: insets[1].value),
      Span(low: insets[2].value, high: insets[3].value))
    item.edgeSpacing = edges
    return Found(item: item, cost: cost + Self.cost(insets))
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
    let end: CollectionLayoutSpacing? = isAtEnd ? nil : .flexible(0)
    return axis == .horizontal
      ? CollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: others?.top, trailing: end, bottom: others?.bottom)
      : CollectionLayoutEdgeSpacing(
        leading: others?.leading, top: .flexible(0), trailing: others?.trailing, bottom: end)
  }

  /// Returns the inset that is the same in every view; nil if there is none.
  private func inset(_ distances: [Double]) -> PlainNumber? {
    let low = (distances.max() ?? 0) - same
    let high = (distances.min() ?? 0) + same
    return high >= 0 ? PlainNumber.length(max(0, low), high) : nil
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
