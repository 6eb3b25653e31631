import Testing

@testable import Compositional

/// The row under a finger, at points worked out by hand.
@Suite struct RowAtTests {
  /// A section of cells 100 by 40, with an inset of 10 above and 6 below.
  private func section(
    _ behavior: OrthogonalScrollingBehavior, header: Bool = false
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(.absolute(100), .absolute(40))
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        subitems: [.init(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))]))
    section.contentInsets = DirectionalEdgeInsets(top: 10, bottom: 6)
    section.orthogonalScrollingBehavior = behavior
    if header {
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: .init(.fractionalWidth(1), .absolute(20)), elementKind: "header",
          alignment: .top)
      ]
    }
    return section
  }

  private func layout(
    _ sections: [CollectionLayoutSection], _ counts: [Int]
  ) -> CollectionLayout {
    var layout = CollectionLayout { index, _ in sections[index] }
    layout.prepare(
      itemCounts: counts, in: CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480)))
    return layout
  }

  private func row(_ layout: CollectionLayout, _ y: CGFloat, x: CGFloat = 200) -> Int? {
    layout.orthogonalSection(at: CGPoint(x: x, y: y))
  }

  /// A row of a single group is one, as is one of many; a section without items is none.
  @Test(arguments: [1, 2, 50]) func rowsOfAnyNumberOfGroups(_ items: Int) {
    let layout = layout([section(.continuous)], [items])
    // The insets along the content lie around the row: 10 above, 40 of the groups, 6 below.
    #expect(row(layout, 30) == 0)
    #expect(row(layout, 30, x: 319) == 0)
    #expect(row(layout, 200) == nil)
    #expect(row(self.layout([section(.continuous)], [0]), 5) == nil)
  }

  /// Headers, sections that do not scroll, and what is behind the end of a row belong to no row.
  @Test func onlyRowsThatScroll() {
    let layout = layout(
      [section(.none), section(.paging, header: true), section(.continuous)], [1, 1, 3])
    // 56 points of a section that does not scroll, 20 of a header, then a row.
    #expect(row(layout, 30) == nil)
    #expect(row(layout, 57) == nil)
    #expect(row(layout, 75.9) == nil)
    #expect(row(layout, 100) == 1)
    // The second row starts at 56 + 20 + 56.
    #expect(row(layout, 160) == 2)
    #expect(row(layout, 188) == nil)
  }
}
