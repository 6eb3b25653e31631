import Compositional
import CompositionalTestSupport
import Foundation
import Testing

/// The work that each invalidation repeats: the provider's calls and the groups solved, counted.
struct InvalidationTests {
  private final class Calls: @unchecked Sendable { var count = 0 }

  private static func section() -> CollectionLayoutSection {
    let row = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(40)))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(40)), subitems: [row])
    var section = CollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .estimated(20)), elementKind: "header",
        alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private static func environment(
    width: CGFloat = 320, height: CGFloat = 400, category: PreferredContentSizeCategory = .large
  ) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      size: CGSize(width: width, height: height), contentSizeCategory: category)
  }

  /// Two sections of ten rows; the first five rows measured at 100, the first header at 50.
  private func measured(_ calls: Calls) -> CollectionLayout {
    var layout = CollectionLayout { _, _ in
      calls.count += 1
      return Self.section()
    }
    layout.prepare(itemCounts: [10, 10], in: Self.environment())
    for item in 0..<5 {
      layout.record(
        ElementMeasurement(.cell(section: 0, item: item), PreferredSize(height: 100)))
    }
    layout.record(
      ElementMeasurement(.supplementary(kind: "header", section: 0), PreferredSize(height: 50)))
    // 50 + 5 * 100 + 5 * 40, and 20 + 10 * 40.
    #expect(layout.contentSize.height == 1_170)
    calls.count = 0
    return layout
  }

  @Test("Everything: the provider runs for each section, and all measured sizes are discarded")
  func everything() throws {
    let calls = Calls()
    var layout = measured(calls)
    let change = try layout.invalidate(.everything)
    #expect(calls.count == 2)
    #expect(layout.contentSize.height == 840)
    #expect(change.contentSizeAdjustment.height == -330)
  }

  @Test("Counts: sizes stay in sections whose item count is unchanged")
  func counts() throws {
    let calls = Calls()
    var layout = measured(calls)
    try layout.invalidate(.itemCounts([10, 3]))
    #expect(calls.count == 2)
    #expect(layout.contentSize.height == 890)
    try layout.invalidate(.itemCounts([9, 3]))
    #expect(layout.contentSize.height == 520)
  }

  @Test("Items: only their groups are solved, and no provider runs")
  func items() throws {
    let calls = Calls()
    var layout = measured(calls)
    let change = try layout.invalidate(.items([ElementIndexPath(item: 3, section: 0)]))
    #expect(calls.count == 0)
    #expect(change.groupsSolved == 1)
    #expect(change.firstMoved == ElementIndexPath(item: 3, section: 0))
    #expect(layout.contentSize.height == 1_110)
    let nothing = try layout.invalidate(.items([ElementIndexPath(item: 8, section: 0)]))
    #expect(nothing.groupsSolved == 0)
    #expect(layout.contentSize.height == 1_110)
  }

  @Test("Supplementary elements: no group is solved, and the following elements move")
  func supplementaryElements() throws {
    let calls = Calls()
    var layout = measured(calls)
    let change = try layout.invalidate(
      .supplementaryElements(kind: "header", at: [ElementIndexPath(item: 0, section: 0)]))
    #expect(calls.count == 0)
    #expect(change.groupsSolved == 0)
    #expect(layout.contentSize.height == 1_140)
  }

  @Test("A header of the layout loses its measured size, once")
  func layoutBoundaryItems() throws {
    var configuration = CollectionLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .estimated(30)), elementKind: "title",
        alignment: .top)
    ]
    var layout = CollectionLayout(section: Self.section(), configuration: configuration)
    layout.prepare(itemCounts: [10], in: Self.environment())
    let id = ElementID.supplementary(kind: "title", .ofLayout)
    // 30 + 20 + 10 * 40.
    #expect(layout.contentSize.height == 450)
    let forgetting = InvalidationContext.supplementaryElements(kind: "title", at: [.ofLayout])
    let early = try layout.invalidate(forgetting)
    #expect(early.isEmpty, "There is no size to discard yet.")
    layout.record(ElementMeasurement(id, PreferredSize(height: 70)))
    #expect(layout.contentSize.height == 490)
    let change = try layout.invalidate(forgetting)
    #expect(!change.isEmpty)
    #expect(change.contentSizeAdjustment.height == -40)
    #expect(layout.contentSize.height == 450)
    let late = try layout.invalidate(forgetting)
    #expect(late.isEmpty)
  }

  @Test("The same batch solves the same number of groups each time")
  func batchesCountTheirOwnGroups() throws {
    var layout = CollectionLayout(section: Self.section())
    layout.prepare(itemCounts: [10], in: Self.environment())
    var counts: [Int] = []
    for _ in 0..<4 {
      let update = try layout.update([.reloadSection(0)])
      counts.append(update.change.groupsSolved)
    }
    #expect(counts.dropFirst().allSatisfy { $0 == counts[0] }, "\(counts)")
  }

  @Test("Decoration elements: nothing runs, nothing moves")
  func decorationElements() throws {
    let calls = Calls()
    var layout = measured(calls)
    let change = try layout.invalidate(.decorationElements)
    #expect(calls.count == 0 && change.groupsSolved == 0 && change.isEmpty)
  }

  @Test("Another size of the view discards measured sizes, other insets do not")
  func boundsSize() throws {
    let calls = Calls()
    var layout = measured(calls)
    var covered = Self.environment()
    covered.safeAreaInsets = PhysicalEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    try layout.invalidate(.environment(covered))
    #expect(calls.count == 2)
    #expect(layout.contentSize.height == 1_170)
    try layout.invalidate(.environment(Self.environment(height: 300)))
    #expect(calls.count == 4)
    #expect(layout.contentSize.height == 840)
  }

  @Test("Insets that narrow the section change the proposed width, which discards measured sizes")
  func narrowerSection() throws {
    var layout = measured(Calls())
    var covered = Self.environment()
    covered.safeAreaInsets = PhysicalEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    try layout.invalidate(.environment(covered))
    #expect(layout.contentSize.height == 840)
  }

  @Test("Another text size discards measured sizes, another direction or scale does not")
  func traits() throws {
    var layout = measured(Calls())
    var turned = Self.environment()
    turned.layoutDirection = .rightToLeft
    turned.displayScale = 3
    try layout.invalidate(.environment(turned))
    #expect(layout.contentSize.height == 1_170)
    turned.contentSizeCategory = .accessibilityLarge
    try layout.invalidate(.environment(turned))
    #expect(layout.contentSize.height == 840)
  }

  @Test("Assigning a configuration runs the provider and keeps sizes")
  func configuration() throws {
    let calls = Calls()
    var layout = measured(calls)
    var configuration = CollectionLayoutConfiguration()
    configuration.interSectionSpacing = 30
    try layout.invalidate(.configuration(configuration))
    #expect(calls.count == 2)
    #expect(layout.contentSize.height == 1_200)
  }

  @Test("Rotating keeps the first visible element visible")
  func rotation() throws {
    var layout = CollectionLayout(section: Self.section())
    layout.prepare(itemCounts: [200], in: Self.environment())
    var viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 4_010), size: CGSize(width: 320, height: 400))
    let first = try #require(layout.scrollAnchor(in: viewport, keeping: .top)).id
    for size in [CGSize(width: 400, height: 320), CGSize(width: 320, height: 400)] {
      let change = try layout.invalidate(
        .environment(CollectionLayoutEnvironment(size: size)), in: viewport)
      viewport.size = size
      viewport.contentOffset.y += change.contentOffsetAdjustment.y
      #expect(layout.attributes(in: viewport).contains { $0.id == first })
    }
    #expect(viewport.contentOffset.y == 4_010)
  }

  @Test("Applying a snapshot keeps the nearest remaining element in place")
  func snapshots() throws {
    var before = CollectionSnapshot<String, Int>()
    try before.appendSections(["one"])
    try before.appendItems(Array(0..<100), toSection: "one")
    var after = before
    try after.deleteItems([50, 51])
    try after.insertItems([1_000, 1_001, 1_002], beforeItem: 10)

    var layout = CollectionLayout(section: Self.section())
    layout.prepare(itemCounts: before.itemCounts, in: Self.environment())
    // Row 50 starts at 20 + 50 * 40, right at the upper edge; rows 52 and on are below it.
    var viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 2_020), size: CGSize(width: 320, height: 400))
    let update = try layout.apply(after, replacing: before, in: viewport)
    viewport.contentOffset.y += update.change.contentOffsetAdjustment.y
    // 52 was at 80 on screen; it is row 53 now.
    let frame = layout.attributes(for: .cell(section: 0, item: 53))?.frame
    #expect(frame.map { $0.minY - viewport.contentOffset.y } == 80)
  }

  /// Nothing before an item moves with it, also if it is the last one.
  @Test("Items: the first that moves is the item itself", arguments: [0, 4, 9])
  func firstMovedItem(item: Int) throws {
    var layout = measured(Calls())
    for item in 0..<10 {
      layout.record(
        ElementMeasurement(.cell(section: 0, item: item), PreferredSize(height: 70)))
    }
    let path = ElementIndexPath(item: item, section: 0)
    #expect(try layout.invalidate(.items([path])).firstMoved == path)
  }
}
