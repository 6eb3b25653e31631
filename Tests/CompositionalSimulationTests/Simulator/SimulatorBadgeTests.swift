import Compositional
import CompositionalSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Views that are anchored to cells keep their cells, although their numbers change.
@Suite struct SimulatorBadgeTests {
  /// Cells of 100 points with a badge each, below row 10 in a view of 600.
  private func list() -> CollectionViewSimulator {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: .init(edges: []))
    let item = CollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    var simulator = CollectionViewSimulator(
      CollectionLayout(
        section: CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))),
      itemCounts: [50],
      in: CollectionLayoutEnvironment(size: CGSize(width: 400, height: 600)))
    simulator.setContentOffset(CGPoint(x: 0, y: 1_010))
    _ = simulator.takeFrame()
    return simulator
  }

  private func badge(_ item: Int) -> ElementID {
    .supplementary(kind: "badge", section: 0, item: item)
  }

  /// What is in sight is the same, so no view leaves and none comes.
  @Test func theViewsOfBadgesStayThroughABatch() throws {
    var simulator = list()
    try simulator.update(BatchUpdates([.insertItem(ElementIndexPath(item: 0, section: 0))]))
    let frame = simulator.takeFrame()
    #expect(simulator.contentOffset.y == 1_110)
    #expect(simulator.visibleElements.contains { $0.id == badge(11) })
    #expect(frame.appeared.isEmpty && frame.disappeared.isEmpty)
  }

  /// A badge leaves with its cell.
  ///
  /// Cell 17 comes, and the badge of cell 16, in its middle.
  @Test func theViewOfABadgeLeavesWithItsCell() throws {
    var simulator = list()
    try simulator.update(BatchUpdates([.deleteItem(ElementIndexPath(item: 12, section: 0))]))
    let frame = simulator.takeFrame()
    let (cell, next) = (ElementID.cell(section: 0, item: 12), ElementID.cell(section: 0, item: 16))
    #expect(Set(frame.disappeared) == [cell, badge(12)])
    #expect(Set(frame.appeared) == [next, badge(15)])
  }

  @Test func theViewOfABadgeFollowsASnapshot() throws {
    var simulator = list()
    var old = CollectionSnapshot<Int, Int>()
    try old.appendSections([0])
    try old.appendItems(Array(0..<50), toSection: 0)
    var new = CollectionSnapshot<Int, Int>()
    try new.appendSections([0])
    try new.appendItems(Array(-3..<50), toSection: 0)
    try simulator.apply(new, replacing: old)
    let frame = simulator.takeFrame()
    #expect(simulator.contentOffset.y == 1_310)
    #expect(frame.appeared.isEmpty && frame.disappeared.isEmpty)
  }

  /// Pairs of cells have a badge of their group.
  ///
  /// Item 24, the first of its pair, comes into the pair
  /// before it, and no badge has two views.
  @Test func badgesOfGroups() throws {
    let half = CollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1))
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: .init(edges: []))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: half)])
    group.supplementaryItems = [badge]
    var simulator = CollectionViewSimulator(
      CollectionLayout(section: CollectionLayoutSection(group: group)), itemCounts: [80],
      in: CollectionLayoutEnvironment(size: CGSize(width: 400, height: 600)))
    simulator.setContentOffset(CGPoint(x: 0, y: 1_010))
    try simulator.update(BatchUpdates([.deleteItem(ElementIndexPath(item: 23, section: 0))]))
    let visible = simulator.visibleElements.filter { $0.id.kind == "badge" }
    #expect(visible.count == 6)
    _ = simulator.takeFrame()
    simulator.setContentOffset(CGPoint(x: 0, y: 0))
    // Each badge in sight gave one view back.
    let gone = simulator.takeFrame().disappeared.filter { $0.kind == "badge" }
    #expect(Set(gone) == Set(visible.map(\.id)) && gone.count == 6)
  }
}
