import Compositional

/// The content insets that every cell of a section may have.
struct CellInsets {
  let horizontal: Span
  let vertical: Span
  let cost: Double

  var edges: DirectionalEdgeInsets { DirectionalEdgeInsets(horizontal, vertical) }

  /// Returns the insets that the gaps between cells suggest, none first.
  ///
  /// - Parameter shown: The insets of the section across that its headers show, in points.
  static func options(
    _ node: CellNode, _ template: CellTemplate, along axis: LayoutAxis, _ slack: Slack,
    shown: [Span]
  ) -> [CellInsets] {
    var spans: [[Span]] = []
    for side in LayoutAxis.allCases {
      var gaps = node.gaps(along: side)
      // Of some views only one group may be seen.
      if side == axis {
        let seen = zip(template.pitches, node.boxes).first { $0.0 != nil }
        if let (pitch, box) = seen, let pitch { gaps.append(pitch - box.size[axis]) }
      }
      var options = [Span(low: 0, high: 0)]
      func offer(_ low: Double, _ high: Double) {
        guard let low = PlainNumber.length(low - slack.same, low + slack.same),
          let high = PlainNumber.length(high - slack.same, high + slack.same)
        else { return }
        let span = Span(low: low.value, high: high.value)
        if !options.contains(span) { options.append(span) }
      }
      let positive = gaps.filter { $0 > 0.1 }.sorted()
      if let gap = positive.first {
        offer(gap / 2, gap / 2)
        offer(0, gap)
        offer(gap, 0)
      }
      if let start = node.boxes.first?.min(side), side != axis, start > 0.1, start < 100 {
        offer(start, start)
        let reference = template.views.first?.reference.low ?? 0
        for span in shown where start - reference - span.low > 0.1 {
          offer(start - reference - span.low, start - reference - span.low)
        }
      }
      spans.append(options)
    }
    // A single column has its insets from the other axis.
    for place in 0...1 {
      for span in spans[1 - place] where !spans[place].contains(span) && span.low == span.high {
        spans[place].append(span)
      }
    }
    var found: [CellInsets] = []
    for horizontal in spans[0] {
      for vertical in spans[1] {
        found.append(
          CellInsets(
            horizontal: horizontal, vertical: vertical, cost: cost(horizontal, vertical)))
      }
    }
    return found.sorted { $0.cost < $1.cost }
  }

  /// Returns the usual insets that are less than the gaps between cells.
  static func usual(
    _ node: CellNode, _ template: CellTemplate, along axis: LayoutAxis, isRow: Bool, _ slack: Slack
  ) -> [CellInsets] {
    func gap(_ side: LayoutAxis) -> Double {
      var gaps = node.gaps(along: side)
      if side == axis {
        gaps += zip(template.pitches, node.boxes).compactMap { pitch, box in
          pitch.map { $0 - box.size[axis] }
        }
      }
      return (gaps.min() ?? .infinity) + slack.same
    }
    var gaps = PerAxis(gap(.horizontal))
    gaps.vertical = gap(.vertical)
    // Before the first cell there is room for its inset.
    let start = zip(template.views, node.boxes).map { view, box in
      isRow ? box.min(axis) - view.reference.low : box.min(axis.perpendicular) - view.reference.low
    }
    let side = isRow ? axis : axis.perpendicular
    var room = PerAxis(Double.infinity)
    room[side] = (start.min() ?? 0) + slack.same
    let none = Span(low: 0, high: 0)
    var found: [CellInsets] = []
    for points in PlainNumber.usualInsets {
      let (both, end) = (Span(low: points, high: points), Span(low: 0, high: points))
      func fits(_ axis: LayoutAxis) -> Bool { 2 * points <= gaps[axis] && points <= room[axis] }
      func offer(_ horizontal: Span, _ vertical: Span) {
        found.append(
          CellInsets(
            horizontal: horizontal, vertical: vertical, cost: cost(horizontal, vertical)))
      }
      if fits(.horizontal) {
        if fits(.vertical) { offer(both, both) }
        offer(both, none)
      }
      if points <= gaps.vertical {
        if points <= gaps.horizontal { offer(end, end) }
        offer(none, end)
      }
    }
    return found.sorted { $0.cost < $1.cost }
  }

  private static func cost(_ horizontal: Span, _ vertical: Span) -> Double {
    let sides = [horizontal.low, horizontal.high, vertical.low, vertical.high]
    guard sides.contains(where: { $0 != 0 }) else { return 0 }
    let first = sides[0]
    if sides.allSatisfy({ $0 == first }) {
      return 2.6 + min(oddness(first), oddness(2 * first) + 0.1)
    }
    var cost = 2.7
    for span in [horizontal, vertical] where span.low != 0 || span.high != 0 {
      cost += 0.3 + oddness(max(span.low, span.high)) + (span.low == span.high ? 0 : 0.2)
    }
    return cost
  }

  private static func oddness(_ points: Double) -> Double {
    PlainNumber.length(points, points)?.oddness ?? 4
  }
}
