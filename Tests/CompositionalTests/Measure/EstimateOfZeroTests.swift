import Compositional
import CompositionalTestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Elements that are estimated at no length: they are measured where they are, and show then.
@Suite struct EstimateOfZeroTests {
  private func section(
    _ height: CollectionLayoutDimension, header: CollectionLayoutDimension? = nil
  ) -> CollectionLayoutSection {
    var section = Sample.list(height)
    if let header {
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(.fractionalWidth(1), header), elementKind: "header", alignment: .top)
      ]
    }
    return section
  }

  private func measured(
    _ sections: [CollectionLayoutSection], _ counts: [Int]
  ) -> (layout: CollectionLayout, asked: Set<ElementID>) {
    var layout = CollectionLayout { index, _ in sections[index] }
    layout.prepare(
      itemCounts: counts, in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844)))
    var asked: Set<ElementID> = []
    layout.measure(in: layout.viewport()) {
      asked.insert($0.id)
      return PreferredSize(height: 44)
    }
    return (layout, asked)
  }

  @Test func cellsAlone() {
    let (layout, _) = measured([section(.estimated(0))], [3])
    #expect(layout.contentSize == CGSize(width: 390, height: 132))
    let frames = layout.attributes(in: layout.viewport()).map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 390, height: 44), CGRect(x: 0, y: 44, width: 390, height: 44),
        CGRect(x: 0, y: 88, width: 390, height: 44),
      ])
  }

  /// Before they are measured, a query finds nothing.
  @Test func nothingShowsBefore() {
    let layout = Sample.layout(
      of: section(.estimated(0), header: .estimated(0)), [3], in: CGSize(width: 390, height: 844))
    #expect(layout.contentSize.height == 0)
    #expect(layout.attributes(in: layout.viewport()).isEmpty)
    #expect(layout.attributes(for: .cell(section: 0, item: 0)) == nil)
    #expect(layout.attributes(for: .supplementary(kind: "header", section: 0)) == nil)
    #expect(layout.nextMeasurement(in: layout.viewport())?.id == .cell(section: 0, item: 0))
  }

  @Test func cellsAboveOthers() {
    let (layout, _) = measured([section(.estimated(0)), section(.absolute(50))], [2, 1])
    #expect(layout.contentSize.height == 138)
    #expect(layout.attributes(for: .cell(section: 1, item: 0))?.frame.minY == 88)
  }

  @Test func aHeaderAlone() {
    let (layout, asked) = measured([section(.absolute(50), header: .estimated(0))], [0])
    #expect(asked == [.supplementary(kind: "header", section: 0)])
    #expect(layout.contentSize.height == 44)
  }

  /// Of many cells those are measured that are in sight in the end: 20 of 44 points.
  @Test func asManyAsAreVisible() {
    let (layout, asked) = measured([section(.estimated(0))], [100_000])
    #expect(asked.count == 20)
    #expect(layout.contentSize.height == 880)
  }

  /// A cell of a fixed width of 0 stays without one, however high it is.
  @Test func aFixedLengthOfZeroIsNotMeasured() {
    let item = CollectionLayoutItem(layoutSize: .init(.absolute(0), .estimated(20)))
    let (_, asked) = measured(
      [
        CollectionLayoutSection(
          group: .horizontal(
            layoutSize: .init(.fractionalWidth(1), .estimated(20)), subitems: [item]))
      ], [3])
    #expect(asked.isEmpty)
  }
}
