import CompositionalInspection
import Testing

/// The difference of two layouts.
@Suite struct LayoutDifferenceTests {
  private func cell(
    _ item: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> LayoutAttributes {
    LayoutAttributes(
      id: .cell(section: 0, item: item), frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func elementsAreSortedByWhatDiffers() {
    var faded = cell(4, 0, 400, 10, 10)
    faded.alpha = 0.5
    var raised = cell(5, 0, 500, 10, 10)
    raised.zIndex = 3
    let difference = LayoutDifference(
      from: [
        cell(0, 0, 0, 10, 10), cell(1, 0, 100, 10, 10), cell(2, 0, 200, 10, 10),
        cell(3, 0, 300, 10, 10), cell(4, 0, 400, 10, 10), cell(5, 0, 500, 10, 10),
      ],
      to: [
        cell(1, 5, 97, 10, 10), cell(2, 0, 200, 12, 9), cell(3, 0, 300, 10, 10), faded, raised,
        cell(6, 0, 600, 10, 10),
      ])
    #expect(difference.removed.map { $0.id.description } == ["cell 0.0"])
    #expect(difference.added.map { $0.id.description } == ["cell 0.6"])
    #expect(difference.unchanged.map { $0.id.description } == ["cell 0.3"])
    #expect(difference.changes.map { $0.isMoved } == [true, false, false, false])
    #expect(difference.changes.map { $0.isResized } == [false, true, false, false])
    #expect(difference.changes.map { $0.isRestyled } == [false, false, true, true])
    #expect(difference.changes[0].movement == CGPoint(x: 5, y: -3))
    #expect(difference.changes[1].growth == CGSize(width: 2, height: -1))
    #expect(!difference.isEmpty)
  }

  @Test func smallDifferencesAreNone() {
    let one = [cell(0, 0, 0, 10, 10)]
    #expect(LayoutDifference(from: one, to: [cell(0, 0.009, 0, 10, 10.009)]).isEmpty)
    #expect(!LayoutDifference(from: one, to: [cell(0, 0.011, 0, 10, 10)]).isEmpty)
    #expect(!LayoutDifference(from: one, to: [cell(0, 0, 0, 10, 10.011)]).isEmpty)
    let sizes = LayoutDifference.ContentSizes(
      before: CGSize(width: 1, height: 2), after: CGSize(width: 1, height: 2.5))
    #expect(!LayoutDifference(from: one, to: one, contentSizes: sizes).isEmpty)
  }

  @Test func repeatedIdentifiersAreMatchedInOrder() {
    let one = [cell(0, 0, 0, 1, 1), cell(0, 0, 5, 1, 1)]
    #expect(LayoutDifference(from: one, to: one).isEmpty)
    let less = LayoutDifference(from: one, to: [cell(0, 0, 0, 1, 1)])
    #expect(less.removed.map { $0.frame.origin.y } == [5])
    #expect(LayoutDifference(from: [], to: one).added.count == 2)
  }

  private func rows(_ height: CGFloat, _ count: Int) -> CollectionLayout {
    let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    var layout = CollectionLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(.fractionalWidth(1), .absolute(height)), subitems: [item])))
    layout.prepare(
      itemCounts: [count], in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: 200)))
    return layout
  }

  /// Small layouts are compared whole; large ones in the view, where row 4 of 50 points begins at 200.
  @Test func largeLayoutsAreComparedInTheView() {
    let viewport = Viewport(size: CGSize(width: 100, height: 200))
    let small = rows(50, 100).difference(to: rows(50, 101), in: viewport)
    #expect(small.scope == .content && small.added.count == 1 && small.unchanged.count == 100)
    #expect(small.contentSizes?.after.height == 5050)
    let forced = rows(50, 100).difference(to: rows(50, 101), in: viewport, scope: .viewport)
    #expect(forced.scope == .viewport && forced.unchanged.count == 4 && forced.added.isEmpty)
    let large = rows(50, 30_000).difference(to: rows(40, 3), in: viewport)
    #expect(large.scope == .viewport)
    #expect(large.removed.map { $0.id.indexPath.item } == [3])
    #expect(large.changes.count == 3 && large.changes[2].movement.y == -20)
    #expect(large.changes.allSatisfy { $0.growth.height == -10 })
  }
}
