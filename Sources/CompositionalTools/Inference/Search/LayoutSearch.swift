import Compositional
import CompositionalDocuments

/// Searches for the plainest layout that has the frames of some views.
struct LayoutSearch {
  let samples: [ViewSample]
  let scrolling: LayoutAxis
  let slack: Slack
  let work: SearchWork

  /// The sections of the data that are alike.
  struct Kind {
    var section: CollectionLayoutSection
    var cost: Double
    /// The element kinds of the headers, footers and side views.
    let boundaries: [String]
    let isRow: Bool
    /// The sections of the data that are of this kind.
    var members: [Int]
  }

  /// The most kinds of sections that are told apart.
  static let mostKinds = 32

  private var sectionCount: Int { samples.map { $0.sections.count }.max() ?? 0 }

  /// The items of each section: as many as any view shows, or as were given.
  private var itemCounts: [Int] {
    (0..<sectionCount).map { index in
      samples.map { sample in
        max(
          index < sample.sections.count ? sample.sections[index].cells.count : 0,
          index < sample.itemCounts.count ? sample.itemCounts[index] : 0)
      }.max() ?? 0
    }
  }

  /// Returns the layout; nil if there is no cell.
  func proposal() -> LayoutProposal? {
    let counts = itemCounts
    guard counts.contains(where: { $0 > 0 }) else { return nil }
    var (kinds, kindOf) = sectionKinds(counts)
    guard !kinds.isEmpty else { return nil }
    let blocks = SectionBlocks(
      samples, scrolling, counts, kindOf: kindOf, sections: kinds.map { $0.section })
    var stack = StackFinder(
      samples: samples, scrolling: scrolling, slack: slack, blocks: blocks, kindOf: kindOf,
      sections: kinds.map { $0.section }, boundaries: kinds.map { $0.boundaries })
    stack.growInsetItems()
    let values = stack.solve()
    var cost = values.cost
    for index in kinds.indices {
      let along = Span(low: values.starts[index] ?? 0, high: values.ends[index] ?? 0)
      refit(&kinds[index], along: along)
      kinds[index].section.contentInsets.add(along.low, along.high, scrolling)
      let (items, follows, itemCost) = stack.boundaryItems(of: index, values)
      kinds[index].section.boundarySupplementaryItems = items
      kinds[index].section.supplementariesFollowContentInsets = follows
      cost += kinds[index].cost + itemCost
      let anchors = AnchorFinder(
        samples: samples, scrolling: scrolling, slack: slack, members: kinds[index].members,
        counts: counts, boundaries: kinds[index].boundaries)
      anchors.add(to: &kinds[index].section)
    }
    for index in kinds.indices { referToMargins(&kinds[index]) }
    referToCommonMargins(&kinds)
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = scrolling
    configuration.interSectionSpacing = CGFloat(values.spacing)
    configuration.boundarySupplementaryItems = stack.layoutItems()
    var sections = cycle(kindOf).map { kinds[$0].section }
    addDecorations(&sections, configuration, counts)
    let document = LayoutDocument(configuration: configuration, sections: sections)
    return LayoutProposal(
      document: document, itemCounts: completed(counts, of: document), samples: samples, cost: cost)
  }

  /// Returns the kinds of the sections of a document, which repeat.
  private func cycle(_ kindOf: [Int?]) -> [Int] {
    for length in 1...max(1, kindOf.count) {
      var cycle = [Int?](repeating: nil, count: length)
      var fits = true
      for (index, kind) in kindOf.enumerated() {
        guard let kind else { continue }
        if let known = cycle[index % length], known != kind {
          fits = false
          break
        }
        cycle[index % length] = kind
      }
      if fits { return cycle.map { $0 ?? cycle.compactMap { $0 }.first ?? 0 } }
    }
    return [0]
  }
}

extension CollectionLayoutEnvironment {
  /// The same environment read from left to right, in whose frames the search works.
  var readingFromLeft: CollectionLayoutEnvironment {
    var environment = self
    environment.layoutDirection = .leftToRight
    return environment
  }
}
