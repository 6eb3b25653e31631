import Compositional

/// Finds what surrounds the groups of sections: insets, spacing, headers and footers.
struct StackFinder {
  var samples: [ViewSample]
  let scrolling: LayoutAxis
  let slack: Slack
  let blocks: SectionBlocks
  /// The kind of each section of the data; nil for one without cells.
  let kindOf: [Int?]
  let sections: [CollectionLayoutSection]
  /// The element kinds that may be boundary items, by kind of section.
  let boundaries: [[String]]
  /// The content insets of headers and footers whose frames are grown by them, by kind of section.
  var grown: [Int: [String: DirectionalEdgeInsets]] = [:]

  var across: LayoutAxis { scrolling.perpendicular }

  /// The element kinds that pin anywhere.
  private var pinned: Set<String> {
    var kinds = Set<String>()
    for section in samples.flatMap({ $0.sections }) {
      for (kind, seen) in section.views where seen.contains(where: { $0.zIndex >= 1_000_000_000 }) {
        kinds.insert(kind)
      }
    }
    return kinds
  }

  /// Returns the insets along the scroll direction and the spacing between sections.
  mutating func solve() -> StackEquations.Values {
    var sides: [Int: Double] = [:]
    for (kind, section) in sections.enumerated() {
      sides[kind] = section.contentInsets.start(across)
    }
    var equations = StackEquations(slack: slack, sides: sides)
    for (kind, section) in sections.enumerated() {
      if case .custom = section.group.item.content { equations.exact.insert(kind) }
    }
    for (place, sample) in samples.enumerated() {
      var last: (section: Int, end: Double, inset: Int?, isMoved: Bool)?
      for index in kindOf.indices {
        guard let span = blocks.spans[place][index], let kind = kindOf[index] else {
          guard let span = viewsAlone(sample, index) else { continue }
          if let last, !last.isMoved {
            equations.add(
              .init(
                end: last.inset, spacings: index - last.section, points: span.low - last.end))
          }
          last = (index, span.high, nil, false)
          continue
        }
        let (before, after) = neighbors(sample, index, kind, span)
        let moved = pinnedEnds(sample, index, kind, span)
        // A side item longer than its section begins with it, and the section ends with the item.
        let beside = longerItem(sample, index, kind, span)
        if let beside {
          equations.add(.init(start: kind, spacings: 0, points: span.low - beside.low))
        }
        // A header ends where the inset begins.
        if let before, beside == nil {
          equations.add(.init(start: kind, spacings: 0, points: span.low - before.high))
        }
        if let after, beside == nil {
          equations.add(.init(end: kind, spacings: 0, points: after.low - span.high))
        }
        // A background as wide as the view has the whole section.
        for seen in sample.sections[index].decorations.values
        where abs(seen.box.size[across] - sample.size[across]) <= 2 * slack.same {
          let own = seen.box.span(scrolling)
          if before == nil, !moved.start {
            equations.add(.init(start: kind, spacings: 0, points: span.low - own.low))
          }
          if after == nil, !moved.end {
            equations.add(.init(end: kind, spacings: 0, points: own.high - span.high))
          }
        }
        let start = before?.low ?? span.low
        let startKind = before == nil ? kind : nil
        if moved.start {
          // Where the section begins is covered.
        } else if let last, !last.isMoved {
          equations.add(
            .init(
              start: startKind, end: last.inset, spacings: index - last.section,
              points: start - last.end))
        } else if last == nil, isFirst(index, of: sample, place) {
          equations.add(
            .init(
              start: startKind, spacings: index, points: start - contentStart(of: sample)))
        }
        let end = after?.high ?? beside?.high ?? span.high
        last = (index, end, after == nil && beside == nil ? kind : nil, moved.end)
      }
      if let last, !last.isMoved, sample.isComplete, last.section == kindOf.count - 1,
        let size = sample.contentSize
      {
        equations.add(
          .init(
            end: last.inset, spacings: 0,
            points: size[scrolling] - contentEnd(of: sample) - last.end))
      }
    }
    var values = equations.solved()
    for kind in sections.indices where values.ends[kind] == nil {
      // Nothing says what is behind the last section; people write equal insets.
      let start = values.starts[kind] ?? 0
      values.ends[kind] = start == sides[kind] ? start : 0
    }
    return values
  }

  /// Returns true if no section without a frame stands before one.
  private func isFirst(_ index: Int, of sample: ViewSample, _ place: Int) -> Bool {
    blocks.spans[place].prefix(index).allSatisfy { $0 == nil }
      && sample.offset[scrolling] <= 0
  }

  /// Returns the views of a section that end before its groups and those that begin after them.
  private func neighbors(
    _ sample: ViewSample, _ index: Int, _ kind: Int, _ span: Span
  ) -> (before: Span?, after: Span?) {
    var before: Span?
    var after: Span?
    for name in boundaries[kind] {
      guard let seen = sample.sections[index].views[name]?.first else { continue }
      let own = seen.box.span(scrolling)
      if own.high <= span.low + slack.same * 2 + 0.001 {
        before = before.map { $0.union(own) } ?? own
      } else if own.low >= span.high - slack.same * 2 - 0.001 {
        after = after.map { $0.union(own) } ?? own
      }
    }
    return (before, after)
  }

  /// Returns the span of a side item that is longer than the groups beside it; nil if there is none.
  func longerItem(_ sample: ViewSample, _ index: Int, _ kind: Int, _ span: Span) -> Span? {
    boundaries[kind].lazy.compactMap { sample.sections[index].views[$0]?.first }
      .filter { !isMoved($0, span, in: sample) }.map { $0.box.span(scrolling) }
      .first { $0.low <= span.low + 0.001 && $0.high > span.high + 2 * slack.same + 0.001 }
  }

  /// Returns the span of the views of a section without cells; nil if it has none, or one is pinned.
  private func viewsAlone(_ sample: ViewSample, _ index: Int) -> Span? {
    guard index < sample.sections.count,
      sample.sections[index].cells.allSatisfy({ $0 == nil })
    else { return nil }
    var span: Span?
    for name in sample.sections[index].views.keys.sorted() {
      for seen in sample.sections[index].views[name] ?? [] {
        if seen.zIndex >= 1_000_000_000 { return nil }
        let own = seen.box.span(scrolling)
        span = span.map { $0.union(own) } ?? own
      }
    }
    return span
  }

  /// True if a view of a section is pinned over its groups, away from its place.
  ///
  /// Those of sections out of sight are moved too, though nothing raises them.
  func isMoved(_ seen: SeenElement, _ span: Span, in sample: ViewSample) -> Bool {
    let own = seen.box.span(scrolling)
    // Before anything has scrolled, only what reaches to the end of the view or over it is moved.
    let insets = sample.environment.readingFromLeft.insets(of: .safeArea)
    let start = sample.offset[scrolling] + insets.start(scrolling)
    let end = sample.offset[scrolling] + sample.size[scrolling] - insets.end(scrolling)
    return (start > 0.01 || own.high > end - 0.5) && pinned.contains(seen.id.kind ?? "")
      && own.high > span.low + 0.01
      && own.low < span.high - 0.01
  }

  /// Returns true for the ends of a section at which a pinned view is away from its place.
  private func pinnedEnds(
    _ sample: ViewSample, _ index: Int, _ kind: Int, _ span: Span
  ) -> (start: Bool, end: Bool) {
    var ends = (start: false, end: false)
    for name in boundaries[kind] {
      guard let seen = sample.sections[index].views[name]?.first, isMoved(seen, span, in: sample)
      else { continue }
      if isHeader(name, kind) { ends.start = true } else { ends.end = true }
    }
    return ends
  }

  /// Returns true if a boundary item was seen before its groups anywhere.
  func isHeader(_ name: String, _ kind: Int) -> Bool {
    for (place, sample) in samples.enumerated() {
      for index in kindOf.indices where kindOf[index] == kind {
        guard index < sample.sections.count,
          let seen = sample.sections[index].views[name]?.first,
          let span = blocks.spans[place][index]
        else { continue }
        if seen.box.max(scrolling) <= span.low + slack.same * 2 + 0.001 { return true }
      }
    }
    return false
  }
}
