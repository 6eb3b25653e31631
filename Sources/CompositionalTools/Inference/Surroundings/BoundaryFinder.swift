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
    let spans = sights.map {
      Span(
        low: $0.reference.low + insets.low,
        high: $0.size[across] - $0.reference.high - insets.high)
    }
    var rooms = GroupFinder.Rooms(width: [], height: [])
    rooms[across] = spans.map { $0.length }
    rooms[scrolling] = sights.map { $0.size[scrolling] }
    let finder = GroupFinder(scales: scales, slack: slack, cellInsets: .zero)
    var sizes: [CollectionLayoutDimension] = []
    var cost = 0.0
    var edges = Span(low: 0, high: 0)
    var side = place(sights.map { $0.box.span(across) }, in: spans, prefersMiddle: true)
    for axis in LayoutAxis.allCases {
      let lengths = sights.map { $0.box.size[axis] }
      let size = finder.dimension(lengths, along: axis, of: rooms)
      if axis == across, let own = insetItem(sights.map { $0.box.span(across) }, in: spans),
        own.cost < (size?.cost ?? .infinity) + (side?.cost ?? .infinity)
      {
        // As wide as its section, with insets of its own.
        sizes.append(.fraction(1, of: across))
        edges = own.insets
        side = Placed(place: .middle, offset: own.offset, isOutside: false, cost: own.cost)
      } else if let size {
        sizes.append(size.dimension)
        cost += size.cost
      } else {
        // A header that is as long as its text.
        let sorted = lengths.sorted()
        sizes.append(.estimated(CGFloat(Swift.max(1, sorted[sorted.count / 2].rounded()))))
        cost += 5
      }
    }
    guard let side,
      let end = place(
        sights.map { $0.box.span(scrolling) }, in: sights.map { $0.content }, prefersMiddle: false)
    else { return nil }
    cost += side.cost + end.cost
    let alignment = alignment(end.place, side.place)
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(sizes[0], sizes[1]), elementKind: kind, alignment: alignment,
      absoluteOffset: CGPoint(along: scrolling, end.offset, across: side.offset))
    item.contentInsets.add(edges.low, edges.high, across)
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

  private enum Place { case start, middle, end }

  private struct Placed {
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
