import Compositional
import CompositionalTestSupport
import Testing

/// The depths of the items of a large custom group, which a query finds through an index.
@Suite struct CustomDepthTests {
  private func layout(_ depth: @escaping @Sendable (Int) -> Int) -> CollectionLayout {
    let group = CollectionLayoutGroup.custom(
      layoutSize: .init(.absolute(200), .absolute(400))
    ) { _ in
      (0..<800).map { item in
        CollectionLayoutGroupCustomItem(
          frame: CGRect(x: 10 * (item % 20), y: 10 * (item / 20), width: 10, height: 10),
          zIndex: depth(item))
      }
    }
    return Sample.layout(
      of: CollectionLayoutSection(group: group), [800], in: CGSize(width: 200, height: 300))
  }

  /// Depths that are all the same, and depths that differ.
  @Test(arguments: [1, 5])
  func eachItemHasItsOwn(count: Int) {
    let found = layout { 7 + $0 % count }
      .attributes(in: CGRect(x: 15, y: 105, width: 40, height: 30))
    // Columns 1 to 5 of rows 10 to 13.
    let items = (10...13).flatMap { row in (1...5).map { 20 * row + $0 } }
    // In the order of the data: of two cells of one depth the later is on top.
    #expect(found.map(\.indexPath.item) == items)
    #expect(found.allSatisfy { $0.zIndex == 7 + $0.indexPath.item % count })
  }
}
