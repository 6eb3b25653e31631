import Compositional
import CompositionalTestSupport
import Testing

/// Effects of a measured cell on the offset, on its section, and in right-to-left layouts.
@Suite struct MeasuredPlaceTests {
  /// A view at the end of its content stays in the scrollable range when that shrinks.
  @Test func aViewAtTheEndStaysInRange() {
    var layout = CollectionLayout(measuring: Sample.list(.estimated(100), in: .vertical), 8)
    let viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 400), size: CGSize(width: 100, height: 400))
    let change = layout.record(
      ElementMeasurement(.cell(section: 0, item: 7), .init(height: 40)), in: viewport)
    #expect(change.contentOffsetAdjustment.y == -60)
  }

  /// Four rows of 100 points are visible, and grow by 20.
  @Test func aViewAtTheEndStaysThereWhileRowsGrow() {
    var layout = CollectionLayout(measuring: Sample.list(.estimated(100), in: .vertical), 8)
    let viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 400), size: CGSize(width: 100, height: 400))
    let change = layout.measure(
      in: viewport, with: ClosureMeasurer { _ in PreferredSize(height: 120) })
    #expect(change.measuredElements == 4)
    #expect(change.contentOffsetAdjustment.y == 80)
  }

  /// A section that is measured down to nothing takes its other cells with it.
  @Test func nothingStandsWhereItDidInASectionThatVanishes() {
    var section = Sample.list(.estimated(50), in: .vertical)
    section.orthogonalScrollingBehavior = .continuous
    var layout = CollectionLayout(measuring: section, 2)
    let change = layout.record(1, .init(height: 0))
    #expect(layout.contentSize.height == 0)
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// A section that is measured down to nothing shows nothing, its header neither.
  @Test func aSectionWithoutLengthShowsNothing() {
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(30)),
        subitems: [.init(layoutSize: .init(.fractionalWidth(1), .estimated(30)))]))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.fractionalWidth(1), .absolute(10)), elementKind: "side",
        alignment: .top)
    ]
    section.boundarySupplementaryItems[0].extendsBoundary = false
    section.decorationItems = [.background(elementKind: "back")]
    var layout = CollectionLayout(measuring: section, 1)
    #expect(layout.allAttributes().count == 3)
    layout.record(0, .init(height: 0))
    #expect(layout.contentSize.height == 0)
    #expect(layout.allAttributes().isEmpty)
  }

  /// A right-to-left layout that scrolls horizontally starts at the far end of its content.
  @Test func anotherWidthMovesEverythingForAReaderFromTheRight() {
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = CollectionLayoutItem(layoutSize: .init(.estimated(80), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.estimated(80), .fractionalHeight(1)), subitems: [item]))
    var layout = CollectionLayout(section: section, configuration: configuration)
    var environment = CollectionLayoutEnvironment(
      size: CGSize(width: 100, height: 400), displayScale: 1)
    environment.layoutDirection = .rightToLeft
    layout.prepare(itemCounts: [3], in: environment)
    #expect(layout.frames(3).map { $0?.minX } == [160, 80, 0])
    let change = layout.record(2, .init(width: 90))
    #expect(layout.frames(3).map { $0?.minX } == [170, 90, 0])
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// A cell without a preferred size keeps its measured size, in a plain list too.
  @Test(arguments: [false, true])
  func anElementThatCannotTellStaysAsItIs(anchored: Bool) {
    var item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(30)))
    if anchored {
      // A view on the cell excludes the group from the fast path of rows.
      item.supplementaryItems = [
        .init(
          layoutSize: .init(.absolute(5), .absolute(5)), elementKind: "badge",
          containerAnchor: .init(edges: [.top]))
      ]
    }
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(30)), subitems: [item]))
    var layout = CollectionLayout(measuring: section, 2)
    layout.record(0, .init(height: 70))
    let change = layout.record(0, .init())
    #expect(change.measuredElements == 0)
    #expect(layout.frames(2).map { $0?.height } == [70, 30])
  }
}
