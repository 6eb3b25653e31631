import Compositional

// The cells in their slots.

extension SlotDivider {
  /// Returns a cell with the insets that it has in its slot, or with a length of its own across.
  ///
  /// - Parameter filling: The group in whose slot it is; nil for the only cell of one.
  func cell(_ boxes: [Box], in slot: [Box], of filling: Filling?) -> Found? {
    var insets: [PlainNumber] = []
    var size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    var cost = 0.0
    for axis in LayoutAxis.allCases {
      let starts = boxes.indices.map { boxes[$0].min(axis) - slot[$0].min(axis) }
      let ends = boxes.indices.map { slot[$0].max(axis) - boxes[$0].max(axis) }
      guard let start = inset(starts) else { return nil }
      if let end = inset(ends) {
        insets += [start, end]
        continue
      }
      // A cell that is shorter than its group begins where the group does.
      guard let filling, axis != filling.axis, start.value == 0,
        let own = finder.dimension(
          boxes.map { $0.size[axis] }, along: axis, of: rooms(filling))
      else { return nil }
      insets += [start, start]
      size =
        axis == .horizontal
        ? .init(own.dimension, size.heightDimension) : .init(size.widthDimension, own.dimension)
      cost += own.cost
    }
    var item = CollectionLayoutItem(layoutSize: size)
    item.contentInsets = DirectionalEdgeInsets(
      Span(low: insets[0].value, high: insets[1].value),
      Span(low: insets[2].value, high: insets[3].value))
    return Found(item: item, cost: cost + Self.cost(insets))
  }

  /// Returns the inset that is the same in every view; nil if there is none.
  private func inset(_ distances: [Double]) -> PlainNumber? {
    let low = (distances.max() ?? 0) - same
    let high = (distances.min() ?? 0) + same
    return high >= 0 ? PlainNumber.length(max(0, low), high) : nil
  }

  /// Returns what the fractions of the parts of a group are of.
  private func rooms(_ filling: Filling) -> GroupFinder.Rooms {
    var rooms = GroupFinder.Rooms(width: [], height: [])
    rooms[filling.axis] = filling.lengths
    rooms[filling.axis.perpendicular] = filling.slot.map { $0.size[filling.axis.perpendicular] }
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
