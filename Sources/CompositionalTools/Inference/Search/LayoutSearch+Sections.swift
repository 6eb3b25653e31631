import Compositional

/// What the views show of a section.
extension LayoutSearch {
  func cellViews(
    _ section: Int, _ reference: ContentInsetsReference = .safeArea
  ) -> [CellView] {
    let across = scrolling.perpendicular
    return samples.compactMap { sample in
      guard section < sample.sections.count else { return nil }
      let cells = sample.sections[section].cells
      guard cells.contains(where: { $0 != nil }) else { return nil }
      let environment = sample.environment.readingFromLeft
      let insets = environment.insets(of: reference)
      let rooms = rooms(around: section, in: sample)
      return CellView(
        environment: environment,
        reference: Span(low: insets.start(across), high: insets.end(across)), cells: cells,
        roomBefore: rooms.before, roomAfter: rooms.after,
        estimate: sample.sections[section].estimate)
    }
  }

  /// Returns the room before the first cell of a section, and from there to what follows it.
  private func rooms(
    around section: Int, in sample: ViewSample
  ) -> (before: Double?, after: Double?) {
    let cells = sample.sections[section].cells.compactMap { $0 }
    guard let first = cells.first else { return (nil, nil) }
    let start = first.min(scrolling)
    let end = cells.map { $0.max(scrolling) }.max() ?? start
    func spans(_ index: Int) -> [Span] {
      let other = sample.sections[index]
      let own = other.views.values.joined().filter { seen in
        // A pinned header that is not over its cells is in its place, or nearer to them.
        let isMoved =
          seen.zIndex >= SeenElement.pinned
          && (index != section || seen.box.max(scrolling) > start + 0.001)
        return !isMoved && (index != section || seen.id.indexPath.item == 0)
      }
      return own.map { $0.box.span(scrolling) }
        + (index == section ? [] : other.cells.compactMap { $0?.span(scrolling) })
    }
    var before: Double?
    var after: Double?
    for index in stride(from: section, through: max(0, section - 3), by: -1) {
      before = spans(index).map { $0.high }.filter { $0 <= start + 0.001 }.max()
      if before != nil { break }
    }
    for index in section..<min(sample.sections.count, section + 4) {
      after = spans(index).map { $0.low }.filter { $0 >= end - 0.001 }.min()
      if after != nil { break }
    }
    if before == nil, section == 0, sample.offset[scrolling] <= 0 {
      before =
        sample.layoutViews.values.map { $0.box.max(scrolling) }
        .filter { $0 <= start + 0.001 }.max() ?? 0
    }
    return (before.map { start - $0 }, after.map { $0 - start })
  }

  /// Returns whether a section is a row that scrolls on its own, the likelier first.
  func rowGuesses(_ section: Int) -> [Bool] {
    let seen = samples.filter { section < $0.sections.count }.map { $0.sections[section] }
    if seen.contains(where: { $0.isRow }) { return [true] }
    return seen.contains { $0.mayBeRow } ? [true, false] : [false]
  }

  /// The element kinds of a section that occur once in it, and so may be boundary items.
  func boundaries(_ section: Int) -> [String] {
    var once = Set<String>()
    var often = Set<String>()
    for sample in samples where section < sample.sections.count {
      for (kind, seen) in sample.sections[section].views {
        if seen.contains(where: { $0.id.indexPath.item > 0 }) {
          often.insert(kind)
        } else {
          once.insert(kind)
        }
      }
    }
    return once.subtracting(often).sorted()
  }

  /// True for the last section of a view that does not show the whole content.
  func isCut(_ section: Int) -> Bool {
    samples.contains { !$0.isComplete && $0.sections.count == section + 1 }
  }
}
