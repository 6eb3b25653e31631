import Compositional
import CompositionalTestSupport
import Testing

/// Descriptions of very many elements cost what their items cost: counted, not timed.
@Suite struct TemplateLimitTests {
  private let environment = CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844))

  /// A row of cells so narrow that 3.9 million fit.
  private func slots(_ width: CGFloat = 0.0001) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: .init(.absolute(width), .absolute(10)))
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(10)), subitems: [item]))
  }

  /// Each section has one item, so its template holds no more than few cells.
  @Test(arguments: [5, 40])
  func sectionsOfOneItemHoldFewCells(sections: Int) {
    var layout = CollectionLayout { index, _ in slots(0.0001 + Double(index) / 1e9) }
    layout.prepare(itemCounts: Array(repeating: 1, count: sections), in: environment)
    #expect(layout.heldElements <= sections * SolverLimits.heldCells)
    #expect(layout.allAttributes().count == sections)
    #expect(layout.contentSize.height == CGFloat(10 * sections))
    #expect(layout.diagnostics.map(\.section) == Array(0..<sections))
  }

  /// Many different large sections, each within its own limit: together they hold a bounded number
  /// of elements, and the first ones all of theirs.
  @Test func differentSectionsShareABudget() {
    let (sections, cells) = (24, 100_000)
    var layout = CollectionLayout { index, _ in
      let width = CGFloat(390) / (CGFloat(cells) + CGFloat(index) / 100)
      return slots(width)
    }
    layout.prepare(itemCounts: Array(repeating: cells, count: sections), in: environment)
    #expect(layout.heldElements >= 9 * cells)
    #expect(layout.heldElements <= 10 * cells + sections * SolverLimits.heldCells)
    // Ten sections use up what there is for a million elements; the next has what is left.
    #expect(layout.diagnostics.compactMap(\.section) == Array(10..<sections))
    #expect(layout.diagnostics.allSatisfy { $0.reason == .tooManyElementsInGroup })
    // No item is lost: a cut group is followed by others.
    #expect(layout.attributes(for: .cell(section: 23, item: cells - 1)) != nil)
  }

  /// Sections that become large one after another hold no more than if they are prepared at once.
  ///
  /// Sections that share a solution and then change one by one do not, either.
  @Test(.enabled(if: RandomRun.isDeep)) func updatesKeepTheBudget() throws {
    let (sections, cells) = (12, 100_000)
    let most = 10 * cells + sections * SolverLimits.heldCells
    let equal = [0..<3, 3..<6] + (6..<sections).map { $0..<$0 + 1 }
    let widths = Widths(equal.flatMap { group in group.map { _ in cells + group.lowerBound } })
    var layout = CollectionLayout { index, _ in slots(390 / CGFloat(widths.cells[index])) }
    layout.prepare(itemCounts: Array(repeating: 1, count: sections), in: environment)
    for section in 0..<sections {
      try layout.update([.reloadSection(section)]) { _ in cells }
      #expect(layout.heldElements <= most)
    }
    #expect(layout.heldElements >= 9 * cells)
    #expect(layout.diagnostics.contains { $0.reason == .tooManyElementsInGroup })
    // Equal sections change to one new description, then the first of them to its own.
    for changed in [equal[0], equal[2]] {
      let first = changed.lowerBound
      for section in changed { widths.cells[section] = cells + sections + first }
      try layout.update(
        BatchUpdates(changed.map { .insertItem(ElementIndexPath(item: 0, section: $0)) }))
      #expect(layout.heldElements <= most)
      widths.cells[first] += 1
      try layout.update([.insertItem(ElementIndexPath(item: 0, section: first))])
      #expect(layout.heldElements <= most)
    }
    // Sections that become small leave their part to the others.
    for section in 1..<sections {
      widths.cells[section] = 1
      try layout.update([.reloadSection(section)]) { _ in 1 }
    }
    try layout.update([.reloadSection(0)])
    #expect(layout.heldElements >= cells)
  }

  /// The numbers of cells of the sections of a provider.
  private final class Widths: @unchecked Sendable {
    var cells: [Int]

    init(_ cells: [Int]) { self.cells = cells }
  }

  /// Ordinary sections are not limited, however many there are.
  @Test func ordinarySectionsHaveNoBudget() {
    let sections = 6000
    var layout = CollectionLayout { index, _ in slots(390 / (200 + CGFloat(index) / 10_000)) }
    layout.prepare(itemCounts: Array(repeating: 200, count: sections), in: environment)
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.heldElements > 1_000_000)
  }

  /// Equal sections share one solution, and each reports its own problem.
  @Test func equalSectionsAreSolvedOnce() throws {
    var layout = CollectionLayout(section: slots())
    layout.prepare(itemCounts: Array(repeating: 3, count: 40), in: environment)
    #expect(layout.groupsSolved == 1)
    #expect(layout.heldElements <= SolverLimits.heldCells)
    #expect(
      layout.diagnostics.map { [$0.section, $0.reason == .tooManyElementsInGroup ? 1 : 0] }
        == (0..<40).map { [$0, 1] })
    // A change of one does not change the others.
    try layout.update([.reloadSection(7)]) { _ in 2 }
    #expect(layout.allAttributes().count == 40 * 3 - 1)
  }

  /// Equal sections with estimates share one solution until one of them is measured.
  @Test func equalSectionsAreMeasuredApart() {
    var layout = CollectionLayout(section: Tags.section)
    layout.prepare(itemCounts: [9, 9, 9], in: Tags.environment)
    #expect(layout.groupsSolved == 1)
    let before = layout
    layout.record(ElementMeasurement(.cell(section: 1, item: 2), .init(width: 300, height: 50)))
    let heights = (0..<3).map { section in
      layout.allAttributes().filter { $0.id.indexPath.section == section }.map(\.frame.height).max()
    }
    #expect(heights == [32, 50, 32])
    #expect(before.allAttributes().allSatisfy { $0.frame.height == 32 })
  }

  /// With items for all cells a template holds at most the limit.
  @Test func noTemplateHoldsMoreThanTheLimit() {
    var layout = CollectionLayout(section: slots())
    layout.prepare(itemCounts: [10_000_000], in: environment)
    #expect(layout.heldElements <= SolverLimits.elements)
  }

  private enum Nesting: CaseIterable {
    case halves, doubledRows, estimates, wrapping
  }

  /// Groups in groups, each of which holds two of the next or asks for its length twice.
  private func nested(_ nesting: Nesting, depth: Int) -> CollectionLayoutSection {
    let tag = CollectionLayoutItem(layoutSize: .init(.estimated(10), .estimated(5)))
    var item = CollectionLayoutItem(layoutSize: .init(.absolute(10), .absolute(10)))
    for level in 0..<depth {
      let isRow = level % 2 == 0
      switch nesting {
      case .halves:
        let size = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
        item = .group(
          isRow
            ? .horizontal(layoutSize: size, subitem: item, count: 2)
            : .vertical(layoutSize: size, subitem: item, count: 2))
      case .doubledRows:
        guard level < 16 else { continue }
        item = .group(
          .horizontal(
            layoutSize: .init(.estimated(10), .fractionalHeight(1)), subitems: [item, item]))
      case .estimates, .wrapping:
        let items = nesting == .estimates ? [item] : [item, tag]
        var group: CollectionLayoutGroup =
          isRow
          ? .horizontal(layoutSize: .init(.absolute(400), .estimated(10)), subitems: items)
          : .vertical(layoutSize: .init(.estimated(10), .absolute(400)), subitems: items)
        group.interItemSpacing = .fixed(1)
        item = .group(group)
      }
    }
    return CollectionLayoutSection(group: CollectionLayoutGroup(item: item))
  }

  /// Thirty levels: work doubles with none of them.
  @Test(arguments: Nesting.allCases, [100, 100_000])
  private func nestedGroupsAreBounded(nesting: Nesting, items: Int) {
    var layout = CollectionLayout(section: nested(nesting, depth: 30))
    layout.prepare(itemCounts: [items], in: environment)
    #expect(layout.heldElements <= min(SolverLimits.elements, max(items, SolverLimits.heldCells)))
    #expect(layout.groupsSolved <= 60_000)
    guard items == 100 else { return }
    let before = layout.groupsSolved
    layout.record(ElementMeasurement(.cell(section: 0, item: 0), .init(width: 12, height: 12)))
    #expect(layout.groupsSolved - before <= SolverLimits.solves)
  }

  /// Groups of many more cells than there are items, against the reference.
  @Test func crowdedGroupsAgreeWithTheReference() {
    var failures = 0
    for seed in RandomRun.seeds(12) where failures < 4 {
      let layout = RandomLayout(.crowded, seed: seed)
      var log = ComparisonLog()
      let (engine, reference) = (layout.engine, layout.reference)
      log.compare(engine.contentSize, with: reference.contentSize)
      log.compare("all", engine.allAttributes(), with: reference.elements())
      guard !log.isEmpty else { continue }
      failures += 1
      Issue.record("\(layout)\n\(log.summary)")
    }
  }

  /// Groups in a group that stay empty keep their views, however many there are.
  @Test func emptyGroupsKeepTheirViews() {
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(10)),
      subitems: [.init(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))])
    row.supplementaryItems = [
      .init(
        layoutSize: .init(.absolute(4), .absolute(4)), elementKind: "badge",
        containerAnchor: .init(edges: [.top, .leading]))
    ]
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(9_000)), subitem: .group(row), count: 900)
    var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
    layout.prepare(itemCounts: [1], in: environment)
    let badges = layout.allAttributes().filter { $0.id.category != .cell }.map(\.frame)
    #expect(badges == (0..<900).map { CGRect(x: 0, y: 10 * $0, width: 4, height: 4) })
  }

  /// A custom group of frames below one another, each 10 points high.
  private func column(_ count: Int) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: .custom(
        layoutSize: .init(.fractionalWidth(1), .absolute(100)),
        itemProvider: .init { _ in
          (0..<count).map {
            .init(frame: CGRect(x: 0, y: Double(10 * $0), width: 100, height: 10))
          }
        }))
  }

  /// A custom group may have exactly as many frames as the limit says.
  @Test(arguments: [0, 1])
  func customGroupsAreCutBehindTheLimit(more: Int) {
    var layout = CollectionLayout(section: column(SolverLimits.elements + more))
    layout.prepare(itemCounts: [1], in: environment)
    #expect(layout.diagnostics.count == more)
  }

  /// Frames that have no items are counted: the items fill one group of many.
  @Test(arguments: [300, 400, 500, 999]) func customGroupsCountTheirFrames(items: Int) {
    var layout = CollectionLayout(section: column(1000))
    layout.prepare(itemCounts: [items], in: environment)
    let frames = layout.allAttributes().map(\.frame)
    let expected = (0..<items).map { item -> CGRect in
      CGRect(x: 0, y: CGFloat(10 * item), width: 100, height: 10)
    }
    #expect(frames == expected)
    layout.prepare(itemCounts: [1001], in: environment)
    let last = layout.attributes(for: .cell(section: 0, item: 1000))?.frame
    #expect(last == CGRect(x: 0, y: 100, width: 100, height: 10))
    #expect(layout.contentSize.height == 200)
  }
}
