import Compositional

/// The groups of each section along the scroll direction, in each view.
struct SectionBlocks {
  /// The spans by view and section; nil for a section without cells.
  private(set) var spans: [[Span?]] = []

  init(
    _ samples: [ViewSample], _ scrolling: LayoutAxis, _ counts: [Int], kindOf: [Int?],
    sections: [CollectionLayoutSection]
  ) {
    for sample in samples {
      var own = [Span?](repeating: nil, count: counts.count)
      for (index, section) in sample.sections.enumerated() {
        guard index < kindOf.count, let kind = kindOf[index],
          let item = section.cells.firstIndex(where: { $0 != nil }),
          let cell = section.cells[item]
        else { continue }
        let layout = sample.layout(
          of: sections[kind], for: index, itemCount: counts[index], scrolling)
        guard let frame = layout.attributes(for: .cell(section: 0, item: item))?.frame else {
          continue
        }
        let start = cell.min(scrolling) - Box(frame).min(scrolling)
        own[index] = Span(low: start, high: start + layout.contentSize[scrolling])
      }
      spans.append(own)
    }
  }
}

extension ViewSample {
  /// Returns the layout of a section alone, read from left to right, with its cells measured.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - index: The section of the data that it is for.
  ///   - itemCount: The number of items.
  ///   - scrolling: The scroll direction.
  func layout(
    of section: CollectionLayoutSection, for index: Int, itemCount: Int, _ scrolling: LayoutAxis
  ) -> CollectionLayout {
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = scrolling
    var layout = CollectionLayout(configuration: configuration) { _, _ in section }
    layout.prepare(itemCounts: [itemCount], in: environment.readingFromLeft)
    guard section.group.item.isEstimated else { return layout }
    let cells = sections[index].cells
    layout.measureEverything(
      with: ClosureMeasurer { proposal in
        let item = proposal.id.indexPath.item
        guard item < cells.count, let cell = cells[item] else { return PreferredSize() }
        return PreferredSize(width: CGFloat(cell.size.x), height: CGFloat(cell.size.y))
      })
    return layout
  }
}
