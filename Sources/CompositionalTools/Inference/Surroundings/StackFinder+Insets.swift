import Compositional

/// Headers and footers with content insets on all sides.
extension StackFinder {
  /// Grows the frames of items to the rooms that they take, where these have a plain length and the
  /// frames have none.
  mutating func growInsetItems() {
    for kind in sections.indices {
      let insets = sections[kind].contentInsets
      let own = Span(low: insets.start(across), high: insets.end(across))
      for name in boundaries[kind] {
        let following = itemAcross(name, of: kind, own, follows: true)
        let free = itemAcross(name, of: kind, .zero, follows: false)
        let ways = [following, free].compactMap { $0 }
        if ways.contains(where: { $0.finder.hasPlainLength($0.sights, $0.insets) }) { continue }
        // One with equal insets on all sides is plainer.
        let items = ways.compactMap { item in
          item.finder.insetsAlong(item.sights, item.insets, beside: item.side.insets).map {
            (item: item, along: $0, cost: item.cost + ($0 == item.side.insets ? 0 : 1))
          }
        }
        guard let (item, along, _) = items.min(by: { $0.cost < $1.cost }) else { continue }
        var edges = DirectionalEdgeInsets.zero
        edges.add(item.side.insets.low, item.side.insets.high, across)
        edges.add(along.low, along.high, scrolling)
        grown[kind, default: [:]][name] = edges
        grow(name, of: kind, by: edges)
      }
    }
  }

  private mutating func grow(_ name: String, of kind: Int, by edges: DirectionalEdgeInsets) {
    for place in samples.indices {
      for index in kindOf.indices
      where kindOf[index] == kind && index < samples[place].sections.count {
        guard let seen = samples[place].sections[index].views[name] else { continue }
        samples[place].sections[index].views[name] = seen.map { seen in
          SeenElement(
            id: seen.id,
            box: seen.box.grown(
              Span(low: Double(edges.leading), high: Double(edges.trailing)),
              Span(low: Double(edges.top), high: Double(edges.bottom))), zIndex: seen.zIndex)
        }
      }
    }
  }

  /// An item across the scroll direction.
  private struct ItemAcross {
    let finder: BoundaryFinder
    let sights: [BoundarySight]
    /// The insets of the section.
    let insets: Span
    let side: BoundaryFinder.Side
    let cost: Double
  }

  /// Returns how an item stands across; nil if nothing explains it.
  private func itemAcross(
    _ name: String, of kind: Int, _ insets: Span, follows: Bool
  ) -> ItemAcross? {
    var sights: [BoundarySight] = []
    var scales: [Double] = []
    let none = Span.zero
    for sample in samples {
      let guide = sample.environment.readingFromLeft.insets(
        of: sections[kind].contentInsetsReference)
      let reference = follows ? Span(low: guide.start(across), high: guide.end(across)) : none
      for index in kindOf.indices where kindOf[index] == kind && index < sample.sections.count {
        guard let seen = sample.sections[index].views[name]?.first else { continue }
        sights.append(
          BoundarySight(
            box: seen.box, zIndex: 0, content: none, size: sample.size, reference: reference))
        scales.append(sample.scale)
        break
      }
    }
    let finder = BoundaryFinder(scrolling: scrolling, slack: slack, scales: scales)
    guard !sights.isEmpty, let side = finder.side(sights, insets) else { return nil }
    return ItemAcross(
      finder: finder, sights: sights, insets: insets, side: side,
      cost: side.cost + (follows ? 0 : 0.5))
  }
}

extension Span {
  fileprivate static var zero: Span { Span(low: 0, high: 0) }
}
