import Compositional
import Testing

/// The first item that a measured header may move.
@Suite struct FirstMovedTests {
  private func header(_ kind: String) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .estimated(40)), elementKind: kind, alignment: .top)
  }

  private func prepared() -> CollectionLayout {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
    var section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [header("header")]
    var configuration = CollectionLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("title")]
    var layout = CollectionLayout(configuration: configuration) { [section] _, _ in section }
    layout.prepare(
      itemCounts: [3, 3, 3],
      in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    return layout
  }

  @Test(arguments: 0..<3) func aHeaderMovesTheItemsOfItsSection(section: Int) {
    var layout = prepared()
    let id = ElementID.supplementary(kind: "header", section: section)
    let change = layout.record(ElementMeasurement(id, PreferredSize(height: 60)))
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: section))
    // Its estimate applies again, and moves them back.
    let back = layout.invalidate(
      .supplementaryElements(kind: "header", at: [ElementIndexPath(item: 0, section: section)]))
    #expect(back.firstMoved == ElementIndexPath(item: 0, section: section))
  }

  @Test func aHeaderOfTheLayoutMovesAllItems() {
    var layout = prepared()
    let id = ElementID.supplementary(kind: "title", .ofLayout)
    let change = layout.record(ElementMeasurement(id, PreferredSize(height: 60)))
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }
}
