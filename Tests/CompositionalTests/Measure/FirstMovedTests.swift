import Compositional
import CompositionalTestSupport
import Testing

/// The first item that a measured header may move.
@Suite struct FirstMovedTests {
  private func header(_ kind: String) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .estimated(40)), elementKind: kind, alignment: .top)
  }

  private func prepared() -> CollectionLayout {
    var section = Sample.list(.absolute(44), in: .vertical)
    section.boundarySupplementaryItems = [header("header")]
    var configuration = CollectionLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("title")]
    var layout = CollectionLayout(configuration: configuration) { [section] _, _ in section }
    layout.prepare(
      itemCounts: [3, 3, 3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    return layout
  }

  @Test(arguments: 0..<3) func aHeaderMovesTheItemsOfItsSection(section: Int) throws {
    var layout = prepared()
    let id = ElementID.supplementary(kind: "header", section: section)
    let change = layout.record(ElementMeasurement(id, PreferredSize(height: 60)))
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: section))
    // Its estimate applies again, and moves them back.
    let back = try layout.invalidate(
      .supplementaryElements(kind: "header", at: [ElementIndexPath(item: 0, section: section)]))
    #expect(back.firstMoved == ElementIndexPath(item: 0, section: section))
  }

  @Test func aHeaderOfTheLayoutMovesAllItems() {
    var layout = prepared()
    let id = ElementID.supplementary(kind: "title", .ofLayout)
    let change = layout.record(ElementMeasurement(id, PreferredSize(height: 60)))
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// A line between flexible edges moves as a whole when it becomes longer across.
  @Test func aCellMovesTheCenteredLineThatItIsIn() {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.absolute(300), .estimated(50)),
      subitems: [.init(layoutSize: .init(.estimated(100), .estimated(50)))])
    group.edgeSpacing = .init(top: .flexible(0), bottom: .flexible(0))
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    var layout = CollectionLayout(
      section: CollectionLayoutSection(group: group), configuration: configuration)
    let size = CGSize(width: 320, height: 480)
    layout.prepare(itemCounts: [3], in: CollectionLayoutEnvironment(size: size))
    layout.record(
      ElementMeasurement(.cell(section: 0, item: 0), .init(width: 80, height: 40)))
    let before = layout.attributes(for: .cell(section: 0, item: 0))?.frame.minY
    let change = layout.measure(in: Viewport(size: size)) { _ in .init(width: 80, height: 60) }
    let after = layout.attributes(for: .cell(section: 0, item: 0))?.frame.minY
    #expect(before.flatMap { before in after.map { $0 - before } } == -5)
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// An item that is appended comes into the last row, whose other cells may move with it.
  @Test(arguments: [[0.5, 0.5], [0.25, 0.75]] as [[CGFloat]])
  func anAppendedItemMovesTheLastRow(shares: [CGFloat]) throws {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(40)),
        subitems: shares.map { .init(layoutSize: .init(.fractionalWidth($0), .estimated(40))) }))
    var layout = Sample.layout(of: section, [3], in: CGSize(width: 320, height: 480))
    var batch = BatchUpdates()
    batch.insertItems(at: [ElementIndexPath(item: 3, section: 0)])
    let change = try layout.update(batch).change
    #expect(change.firstMoved == ElementIndexPath(item: 2, section: 0))
  }

  /// A cell that leaves a centered line makes it narrower, so that the cells it leaves move.
  @Test func aCellThatLeavesACenteredLineMovesIt() {
    var group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.estimated(100), .absolute(300)),
      subitems: [.init(layoutSize: .init(.estimated(100), .estimated(100)))])
    group.edgeSpacing = .init(leading: .flexible(0), trailing: .flexible(0))
    var layout = Sample.layout(
      of: CollectionLayoutSection(group: group), [3], in: CGSize(width: 320, height: 480))
    // One cell is visible. It is 60 wide in a column of 100, which begins at (320 - 100) / 2.
    layout.measure(in: Viewport(size: CGSize(width: 320, height: 90))) { _ in
      .init(width: 60, height: 100)
    }
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.frame.minX == 110)
    // The next is too high for the same column of 300, which is 60 wide then.
    let change = layout.measure(in: Viewport(size: CGSize(width: 320, height: 480))) { _ in
      .init(width: 60, height: 250)
    }
    #expect(layout.attributes(for: .cell(section: 0, item: 0))?.frame.minX == 130)
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }
}
