import Compositional

/// A header, footer or side view where it was seen, with the content that it stands beside.
struct BoundarySight {
  let box: Box
  let zIndex: Int
  /// The groups along the scroll direction, in points, with the insets of the section.
  let content: Span
  /// The size of the view, in points.
  let size: Vector
  /// The insets of the reference across the scroll direction, in points.
  let reference: Span
}

/// Finds the sizes and places of boundary items.
struct BoundaryFinder {
  let scrolling: LayoutAxis
  let slack: Slack
  let scales: [Double]

  /// A boundary item with how odd its description is.
  struct Found {
    var item: CollectionLayoutBoundarySupplementaryItem
    var cost: Double
  }

  /// Returns the plainest boundary item that has some frames; nil if there is none.
  ///
  /// - Parameters:
  ///   - kind: The element kind.
  ///   - sights: Where it was seen.
  ///   - insets: The insets of the section across, or zero if its boundary items ignore them.
  func item(_ kind: String, _ sights: [BoundarySight], insets: Span) -> Found? {
    guard !sights.isEmpty else { return nil }
    let across = scrolling.perpendicular
    let rooms = rooms(sights, insets)
    guard let side = side(sights, insets),
      let end = place(
        sights.map { $0.box.span(scrolling) }, in: sights.map { $0.content }, prefersMiddle: false)
    else { return nil }
    let lengths = sights.map { $0.box.size[scrolling] }
    let length =
      finder.dimension(lengths, along: scrolling, of: rooms) ?? asMeasured(lengths)
    let cost = side.cost + end.cost + length.cost
    let alignment = alignment(end.place, side.placed.place)
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: scrolling == .vertical
        ? .init(side.dimension, length.dimension) : .init(length.dimension, side.dimension),
      elementKind: kind, alignment: alignment,
      absoluteOffset: CGPoint(along: scrolling, end.offset, across: side.placed.offset))
    item.contentInsets.add(side.insets.low, side.insets.high, across)
    item.extendsBoundary = end.isOutside || end.place == .middle
    let raised = sights.map { $0.zIndex }.max() ?? 1
    if raised >= 1_000_000_000 {
      item.pinToVisibleBounds = true
      item.zIndex = raised - 1_000_000_000
    } else {
      item.zIndex = raised
    }
    return Found(item: item, cost: cost)
  }

  private var finder: GroupFinder { GroupFinder(scales: scales, slack: slack, cellInsets: .zero) }

  /// Returns what the fractions of items are of.
  private func rooms(_ sights: [BoundarySight], _ insets: Span) -> GroupFinder.Rooms {
    var rooms = GroupFinder.Rooms(width: [], height: [])
    rooms[scrolling.perpendicular] = spans(sights, insets).map { $0.length }
    rooms[scrolling] = sights.map { $0.size[scrolling] }
    return rooms
  }

  /// Returns the room across in which the items of a section with some insets stand.
  private func spans(_ sights: [BoundarySight], _ insets: Span) -> [Span] {
    let across = scrolling.perpendicular
    return sights.map {
      Span(
        low: $0.reference.low + insets.low,
        high: $0.size[across] - $0.reference.high - insets.high)
    }
  }

  /// Returns the dimension of a header that is as long as its text.
  private func asMeasured(
    _ lengths: [Double]
  ) -> (dimension: CollectionLayoutDimension, cost: Double) {
    let sorted = lengths.sorted()
    return (.estimated(CGFloat(Swift.max(1, sorted[sorted.count / 2].rounded()))), 5)
  }

  /// True if items have a plain length along the scroll direction without insets.
  func hasPlainLength(_ sights: [BoundarySight], _ insets: Span) -> Bool {
    let lengths = sights.map { $0.box.size[scrolling] }
    return finder.dimension(lengths, along: scrolling, of: rooms(sights, insets)).map {
      $0.cost < 3
    } ?? false
  }

  /// Returns equal insets along the scroll direction with which items are a plain fraction there; nil if
  /// there are none.
  ///
  /// - Parameter side: The insets across.
  func insetsAlong(_ sights: [BoundarySight], _ insets: Span, beside side: Span) -> Span? {
    guard side.low >= 0, side.high >= 0 else { return nil }
    let rooms = rooms(sights, insets)
    let lengths = sights.map { $0.box.size[scrolling] }
    var best: (points: Double, cost: Double)?
    for points in (1...64).map({ Double($0) / 2 }) {
      let wide = lengths.map { $0 + 2 * points }
      guard let size = finder.dimension(wide, along: scrolling, of: rooms),
        !size.dimension.isAbsolute, size.cost < 3
      else { continue }
      let cost =
        size.cost
        + (points == side.low ? 0 : 0.5 + (PlainNumber.length(points, points)?.oddness ?? 0))
      if best.map({ cost < $0.cost }) ?? true { best = (points, cost) }
    }
    return best.map { Span(low: $0.points, high: $0.points) }
  }

  /// Where an item stands across the scroll direction.
  struct Side {
    let dimension: CollectionLayoutDimension
    var insets = Span(low: 0, high: 0)
    fileprivate let placed: Placed
    let cost: Double
  }

  /// Returns the plainest place of items across; nil if there is none.
  func side(_ sights: [BoundarySight], _ insets: Span) -> Side? {
    let across = scrolling.perpendicular
    let own = sights.map { $0.box.span(across) }
    let spans = spans(sights, insets)
    let rooms = rooms(sights, insets)
    let placed = place(own, in: spans, prefersMiddle: true)
    var found: [Side] = []
    let size = finder.dimension(own.map { $0.length }, along: across, of: rooms)
    if let placed {
      let size = size ?? asMeasured(own.map { $0.length })
      found.append(Side(dimension: size.dimension, placed: placed, cost: size.cost + placed.cost))
    }
    if let item = insetItem(own, in: spans) {
      // As wide as its section, with insets of its own.
      found.append(
        Side(
          dimension: .fraction(1, of: across), insets: item.insets,
          placed: Placed(place: .middle, offset: item.offset, isOutside: false, cost: 0),
          cost: item.cost))
    }
    for points in PlainNumber.usualInsets where found.allSatisfy({ $0.cost > 4 }) {
      let wide = own.map { Span(low: $0.low - points, high: $0.high + points) }
      guard let placed = place(wide, in: spans, prefersMiddle: true),
        let size = finder.dimension(wide.map { $0.length }, along: across, of: rooms),
        size.dimension.isFraction(of: across), size.cost < 2.5
      else { continue }
      found.append(
        Side(
          dimension: size.dimension, insets: Span(low: points, high: points), placed: placed,
          cost: size.cost + placed.cost + 1.8))
    }
    return found.min { $0.cost < $1.cost }
  }

  /// Returns the content insets and the offset with which items have their spans in others; nil if there
  /// are none.
  private func insetItem(
    _ spans: [Span], in rooms: [Span]
  ) -> (insets: Span, offset: Double, cost: Double)? {
    let pairs = zip(spans, rooms)
    guard let low = slack.plain(pairs.map { $0.low - $1.low }),
      let high = slack.plain(pairs.map { $1.high - $0.high }), low.value != 0 || high.value != 0
    else { return nil }
    if low.value >= 0, high.value >= 0 {
      let more = low.value == high.value ? 0 : 0.4 + high.oddness
      return (Span(low: low.value, high: high.value), 0, 1.8 + low.oddness + more)
    }
    // One that reaches over an end is moved.
    let inset = (low.value + high.value) / 2
    guard inset > 0 else { return nil }
    return (Span(low: inset, high: inset), low.value - inset, 3.8 + low.oddness + high.oddness)
  }

  // MARK: Places

  fileprivate enum Place { case start, middle, end }

  fileprivate struct Placed {
    let place: Place
    let offset: Double
    /// True if the item is beside the span, not inside it.
    let isOutside: Bool
    let cost: Double
  }

  /// Returns where spans stand in others.
  private func place(_ spans: [Span], in rooms: [Span], prefersMiddle: Bool) -> Placed? {
    var found: [Placed] = []
    func offer(_ place: Place, isOutside: Bool, _ offsets: [Double], _ base: Double) {
      guard let offset = slack.plain(offsets) else { return }
      found.append(
        Placed(
          place: place, offset: offset.value, isOutside: isOutside,
          cost: base + (offset.value == 0 ? 0 : 1.5 + offset.oddness)))
    }
    let pairs = Array(zip(spans, rooms))
    if !prefersMiddle {
      // A header ends where the content starts, and a footer starts where it ends.
      offer(.start, isOutside: true, pairs.map { $0.high - $1.low }, 0.4)
      offer(.end, isOutside: true, pairs.map { $0.low - $1.high }, 0.4)
    }
    let inside = prefersMiddle ? 0 : 0.9
    offer(.start, isOutside: false, pairs.map { $0.low - $1.low }, inside + 0.4)
    offer(.end, isOutside: false, pairs.map { $0.high - $1.high }, inside + 0.4)
    offer(
      .middle, isOutside: false,
      pairs.map { ($0.low + $0.high) / 2 - ($1.low + $1.high) / 2 }, inside + 0.2)
    return found.min { $0.cost < $1.cost }
  }

  private func alignment(_ end: Place, _ side: Place) -> RectAlignment {
    if scrolling == .vertical {
      switch (end, side) {
      case (.start, .start): .topLeading
      case (.start, .middle): .top
      case (.start, .end): .topTrailing
      case (.middle, .start): .leading
      case (.middle, .middle): .none
      case (.middle, .end): .trailing
      case (.end, .start): .bottomLeading
      case (.end, .middle): .bottom
      case (.end, .end): .bottomTrailing
      }
    } else {
      switch (end, side) {
      case (.start, .start): .topLeading
      case (.start, .middle): .leading
      case (.start, .end): .bottomLeading
      case (.middle, .start): .top
      case (.middle, .middle): .none
      case (.middle, .end): .bottom
      case (.end, .start): .topTrailing
      case (.end, .middle): .trailing
      case (.end, .end): .bottomTrailing
      }
    }
  }
}
