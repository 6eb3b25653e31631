import Compositional

extension GroupFinder {
  // MARK: Insets

  /// The boxes inside the content insets of a group.
  struct Inner {
    let insets: DirectionalEdgeInsets
    let boxes: [Box]
    let cost: Double
  }

  /// Returns the boxes inside the content insets that the group may have.
  func inners(_ axis: LayoutAxis, _ parts: [CellNode], in outer: [Box]) -> [Inner] {
    var spans: [[(span: Span, cost: Double)]] = []
    for side in LayoutAxis.allCases {
      let starts = outer.indices.map { view in
        (parts.map { $0.boxes[view].min(side) }.min() ?? 0) - outer[view].min(side)
      }
      let ends = outer.indices.map { view in
        outer[view].max(side) - (parts.map { $0.boxes[view].max(side) }.max() ?? 0)
      }
      guard let start = slack.plain(starts) else { return [] }
      var options: [(span: Span, cost: Double)] = []
      if start.value == 0 { options.append((Span(low: 0, high: 0), 0)) }
      if let own = insetsInside(starts, ends), own.cost > 0 {
        options.append((Span(low: own.start, high: own.end), own.cost + 0.3))
      }
      guard !options.isEmpty else { return [] }
      spans.append(options)
    }
    var inners: [Inner] = []
    for horizontal in spans[0] {
      for vertical in spans[1] {
        let insets = DirectionalEdgeInsets(horizontal.span, vertical.span)
        let boxes = outer.map { box in
          Box(
            origin: Vector(
              x: box.origin.x + horizontal.span.low, y: box.origin.y + vertical.span.low),
            size: Vector(
              x: box.size.x - horizontal.span.low - horizontal.span.high,
              y: box.size.y - vertical.span.low - vertical.span.high))
        }
        // Equal insets are written once.
        let isEqual = horizontal.cost > 0 && horizontal.span == vertical.span
        inners.append(
          Inner(
            insets: insets, boxes: boxes,
            cost: horizontal.cost + (isEqual ? 0.2 : vertical.cost)))
      }
    }
    return inners
  }

  // MARK: Spacings

  /// The room between the parts of a group.
  struct Spacing {
    /// The spacing that is written, with the room of each gap, by gap and view.
    let spacing: CollectionLayoutSpacing?
    let points: Double
    let cost: Double
  }

  /// Returns the spacings that the gaps between parts may have.
  func spacings(_ axis: LayoutAxis, _ parts: [CellNode]) -> [Spacing] {
    let none = Spacing(spacing: nil, points: 0, cost: 0)
    guard parts.count > 1 else { return [none] }
    let views = parts[0].boxes.indices
    var low = -Double.infinity
    var high = Double.infinity
    for (part, next) in zip(parts, parts.dropFirst()) {
      var own = Double.infinity
      var ownLow = -Double.infinity
      for view in views {
        let gap = next.boxes[view].min(axis) - part.boxes[view].max(axis)
        // The cells of a column are floored to pixels, so that the column may be a little wider.
        let loose = part.isCell ? 0 : Double(Swift.min(part.count, 12)) / scales[view]
        // A part after a length that is no whole number of pixels begins on the nearest one.
        let pixels = part.boxes[view].max(axis) * scales[view]
        let rounding =
          abs(pixels - pixels.rounded()) > slack.same * scales[view] + 0.001
          ? 0.5 / scales[view] : 0
        own = Swift.min(own, gap + slack.same + rounding)
        ownLow = Swift.max(ownLow, gap - loose - slack.same - rounding)
      }
      low = Swift.max(low, ownLow)
      high = Swift.min(high, own)
    }
    var found: [Spacing] = []
    func offer(_ points: Double, _ oddness: Double) {
      guard points >= 0, !found.contains(where: { slack.equal($0.points, points) }) else { return }
      found.append(
        points == 0
          ? none
          : Spacing(
            spacing: .fixed(CGFloat(points)), points: points, cost: 0.8 + oddness))
    }
    if low > high, let rounded = PlainNumber.length(low - 0.25, high + 0.25), rounded.oddness < 2 {
      // Views with other pixels round half points to others.
      offer(rounded.value, rounded.oddness + 0.3)
    }
    if low <= high {
      if let tight = PlainNumber.distance(Swift.max(low, high - 2 * slack.same), high) {
        offer(tight.value, tight.oddness)
      }
      if high - low > 2 * slack.same, let plain = PlainNumber.length(low, high) {
        offer(plain.value, plain.oddness)
      }
      return found
    }
    // Unequal gaps are those of slots.
    return []
  }
}
