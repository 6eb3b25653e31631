import Compositional
import CompositionalInspection
import Testing

/// Queries of flow layouts, and their comparison with compositional layouts.
@Suite struct FlowQueryTests {
  private let environment = CollectionLayoutEnvironment(size: CGSize(width: 320, height: 480))

  /// Items of one size and of several, headers and footers.
  private var frames: PreparedFlowLayout {
    var layout = CollectionFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 33)
    layout.footerReferenceSize = CGSize(width: 0, height: 21)
    var varied = CollectionFlowLayout.Section()
    varied.itemSizes = [
      CGSize(width: 70, height: 31), CGSize(width: 45, height: 90), CGSize(width: 120, height: 12),
    ]
    varied.minimumLineSpacing = -8
    layout.sections = [.init(), varied]
    return layout.prepared(itemCounts: [23, 31, 4], in: environment)
  }

  /// A query finds exactly the elements that meet the rectangle, and its bound is not below them.
  @Test func aQueryFindsWhatMeetsIt() {
    let all = frames.allAttributes()
    #expect(all.count == 23 + 31 + 4 + 6)
    for low in stride(from: CGFloat(-60), to: frames.contentSize.height + 60, by: 13) {
      let rect = CGRect(x: 40, y: low, width: 130, height: 47)
      let expected = all.filter { element in
        let frame = element.frame
        return frame.origin.x < 170 && frame.origin.x + frame.size.width > 40
          && frame.origin.y < low + 47 && frame.origin.y + frame.size.height > low
      }
      #expect(frames.attributes(in: rect, at: frames.viewport()) == expected)
      #expect(frames.elementBound(in: rect) >= expected.count)
    }
    for element in all { #expect(frames.attributes(for: element.id) == element) }
  }

  /// 10⁹ items make 200,000,000 lines 60 points apart; 480 points meet eight lines of five.
  @Test func aBillionItemsOfOneSize() {
    let frames = CollectionFlowLayout().prepared(itemCounts: [1_000_000_000], in: environment)
    #expect(frames.contentSize.height == 11_999_999_990)
    let viewport = frames.viewport(at: CGPoint(x: 0, y: 6_000_000_000))
    #expect(frames.attributes(in: viewport).count == 40)
    #expect(frames.elementBound(in: viewport.bounds) < 100)
    let content = CGRect(origin: CGPoint(x: 0, y: 0), size: frames.contentSize)
    #expect(frames.elementBound(in: content) == 1_000_000_002)
  }

  /// Lines that lie on each other all meet a rectangle.
  @Test func theBoundOfAsManyItemsAsThereCanBe() {
    var layout = CollectionFlowLayout()
    layout.minimumLineSpacing = -50
    let frames = layout.prepared(itemCounts: [.max, 1], in: environment)
    #expect(frames.elementBound(in: frames.viewport().bounds) == .max)
  }

  /// Sizes that differ are held for each item; sections of one size hold none.
  @Test func itemsThatAreHeld() {
    #expect(frames.layout.heldItems([23, 31, 4]) == 31)
    #expect(frames.layout.heldItems([1, .max, 1, 2]) == .max)
    var layout = CollectionFlowLayout()
    #expect(layout.heldItems([7]) == 0)
    layout.estimatedItemSize = CGSize(width: 1, height: 1)
    #expect(layout.heldItems([7]) == 7)
  }

  /// Three columns of 96 points with gaps of 8 fill 304 points in both kinds of layout.
  ///
  /// Their last lines do not differ either. A spacing of 9 between the groups moves the second line.
  @Test func aFlowLayoutIsComparedWithACompositionalOne() {
    var flow = CollectionFlowLayout()
    flow.itemSize = CGSize(width: 96, height: 80)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (8, 8)
    flow.sectionInset = PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let before = flow.prepared(itemCounts: [5, 4], in: environment)
    func difference(spacing: CGFloat) -> LayoutDifference {
      let item = CollectionLayoutItem(layoutSize: .init(.absolute(96), .fractionalHeight(1)))
      var group = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(80)), subitems: [item])
      group.interItemSpacing = .fixed(8)
      var section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      var after = CollectionLayout(section: section)
      after.prepare(itemCounts: [5, 4], in: environment)
      return LayoutDifference(
        from: before.attributes(in: before.viewport()), to: after.attributes(in: before.viewport()))
    }
    #expect(difference(spacing: 8).isEmpty)
    let moved = difference(spacing: 9).changes.map { "\($0.id) by \($0.movement.y)" }
    #expect(
      moved == [
        "cell 0.3 by 1.0", "cell 0.4 by 1.0", "cell 1.0 by 1.0", "cell 1.1 by 1.0",
        "cell 1.2 by 1.0", "cell 1.3 by 2.0",
      ])
  }
}
