import Compositional

/// The headers, footers and side views of the layout and of its sections.
extension StackFinder {
  // MARK: Items of the layout

  /// Where the first section begins: after the items of the layout at the start, in points.
  func contentStart(of sample: ViewSample) -> Double {
    let first = blocksStart(of: sample)
    let ends = sample.layoutViews.values.map { $0.box.span(scrolling) }
      .filter { $0.high <= first + slack.same * 2 + 0.001 }.map { $0.high }
    return ends.max() ?? 0
  }

  /// The length of the items of the layout behind the last section, in points.
  func contentEnd(of sample: ViewSample) -> Double {
    guard let size = sample.contentSize else { return 0 }
    let first = blocksStart(of: sample)
    let starts = sample.layoutViews.values.map { $0.box.span(scrolling) }
      .filter { $0.low > first + 0.001 && abs($0.high - size[scrolling]) <= slack.same + 0.01 }
      .map { $0.low }
    return starts.min().map { size[scrolling] - $0 } ?? 0
  }

  private func blocksStart(of sample: ViewSample) -> Double {
    var start = Double.infinity
    for section in sample.sections {
      for case let cell? in section.cells { start = min(start, cell.min(scrolling)) }
      for seen in section.views.values.joined() { start = min(start, seen.box.min(scrolling)) }
    }
    return start
  }

  /// Returns the boundary items of the layout.
  func layoutItems() -> [CollectionLayoutBoundarySupplementaryItem] {
    var names: [String] = []
    for sample in samples {
      for name in sample.layoutViews.keys.sorted() where !names.contains(name) {
        names.append(name)
      }
    }
    var items: [CollectionLayoutBoundarySupplementaryItem] = []
    for name in names {
      var sights: [BoundarySight] = []
      var scales: [Double] = []
      for sample in samples {
        guard let seen = sample.layoutViews[name] else { continue }
        let end = (sample.contentSize?[scrolling] ?? .infinity) - contentEnd(of: sample)
        let content = Span(low: contentStart(of: sample), high: end)
        sights.append(
          BoundarySight(
            box: seen.box, zIndex: seen.zIndex,
            content: content.high.isFinite ? content : Span(low: content.low, high: content.low),
            size: sample.size, reference: Span(low: 0, high: 0)))
        scales.append(sample.scale)
      }
      let finder = BoundaryFinder(scrolling: scrolling, slack: slack, scales: scales)
      let none = Span(low: 0, high: 0)
      if let found = finder.item(name, sights, insets: none) { items.append(found.item) }
    }
    return items
  }

  // MARK: Items of sections

  /// Returns the boundary items of a kind of section, and whether they follow its insets.
  func boundaryItems(
    of kind: Int, _ values: StackEquations.Values
  ) -> (items: [CollectionLayoutBoundarySupplementaryItem], follows: Bool, cost: Double) {
    let insets = sections[kind].contentInsets
    let own = Span(low: insets.start(across), high: insets.end(across))
    let following = boundaryItems(of: kind, values, insets: own)
    let free = boundaryItems(of: kind, values, insets: nil)
    let isFree =
      (-free.items.count, free.cost + 0.5) < (-following.items.count, following.cost)
    return isFree ? (free.items, false, free.cost + 0.5) : (following.items, true, following.cost)
  }

  /// Returns the boundary items of a kind of section.
  ///
  /// - Parameter insets: The insets across that they follow; nil for items as wide as the view.
  private func boundaryItems(
    of kind: Int, _ values: StackEquations.Values, insets: Span?
  ) -> (items: [CollectionLayoutBoundarySupplementaryItem], cost: Double) {
    var placed: [(start: Double, item: CollectionLayoutBoundarySupplementaryItem)] = []
    var cost = 0.0
    for name in boundaries[kind] {
      var sights: [BoundarySight] = []
      var scales: [Double] = []
      for (place, sample) in samples.enumerated() {
        let reference =
          insets == nil
          ? .zero
          : sample.environment.readingFromLeft.insets(of: sections[kind].contentInsetsReference)
        for index in kindOf.indices where kindOf[index] == kind {
          guard sights.count < 64, index < sample.sections.count,
            let seen = sample.sections[index].views[name]?.first,
            let span = blocks.spans[place][index]
          else { continue }
          let content = Span(
            low: span.low - (values.starts[kind] ?? 0),
            high: max(
              span.high + (values.ends[kind] ?? 0),
              longerItem(sample, index, kind, span)?.high ?? -.infinity))
          var box = seen.box
          if isMoved(seen, span, in: sample) {
            // It stands where it would without pinning.
            box.origin[scrolling] =
              isHeader(name, kind) ? content.low - box.size[scrolling] : content.high
          }
          sights.append(
            BoundarySight(
              box: box, zIndex: seen.zIndex, content: content,
              size: sample.size,
              reference: Span(low: reference.start(across), high: reference.end(across))))
          scales.append(sample.scale)
        }
      }
      let finder = BoundaryFinder(scrolling: scrolling, slack: slack, scales: scales)
      guard var found = finder.item(name, sights, insets: insets ?? Span(low: 0, high: 0)) else {
        continue
      }
      if let own = grown[kind]?[name] { found.item.contentInsets = own }
      placed.append((sights.map { $0.box.min(scrolling) }.min() ?? 0, found.item))
      cost += found.cost
    }
    // Headers are written before footers.
    return (placed.sorted { $0.start < $1.start }.map { $0.item }, cost)
  }
}
