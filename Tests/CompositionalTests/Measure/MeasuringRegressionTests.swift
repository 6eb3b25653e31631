import Compositional
import CompositionalTestSupport
import Testing

/// Regressions that the comparison with the reference found, each in its smallest layout.
@Suite struct MeasuringRegressionTests {
  private let environment = CollectionLayoutEnvironment(
    size: CGSize(width: 100, height: 400), displayScale: 1)

  private func prepared(_ section: CollectionLayoutSection, _ count: Int) -> CollectionLayout {
    var layout = CollectionLayout(section: section)
    layout.prepare(itemCounts: [count], in: environment)
    return layout
  }

  private func frames(_ layout: CollectionLayout, _ count: Int) -> [CGRect?] {
    (0..<count).map { layout.attributes(for: .cell(section: 0, item: $0))?.frame }
  }

  private func record(_ layout: inout CollectionLayout, _ item: Int, _ size: PreferredSize)
    -> LayoutInvalidation
  {
    layout.record(ElementMeasurement(.cell(section: 0, item: item), size))
  }

  /// Rows that wrap: cells of an estimated width in a row of a fixed one.
  private func chips(_ estimate: CGFloat) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)),
        subitems: [.init(layoutSize: .init(.estimated(estimate), .fractionalHeight(1)))]))
  }

  /// Two of 40 fill a row of 100; a third one of 20 fits beside them once that is known.
  @Test func aChipMovesUpIntoTheRowBefore() {
    var layout = prepared(chips(40), 4)
    #expect(frames(layout, 4).map { $0?.minY } == [0, 0, 20, 20])
    let invalidation = record(&layout, 2, .init(width: 20))
    #expect(
      frames(layout, 4) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 40, height: 20),
        CGRect(x: 80, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
      ])
    #expect(invalidation.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// A row alone that is measured at more than its group has room for takes its measured size even
  /// where it is a group itself.
  @Test func aGroupInARowStandsAloneWhenItIsTooLong() {
    let pair = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(40), .fractionalHeight(1)),
      subitems: [.init(layoutSize: .init(.estimated(40), .fractionalHeight(1)))])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitems: [pair]))
    var layout = prepared(section, 3)
    #expect(frames(layout, 3).map { $0?.minY } == [0, 0, 20])
    _ = record(&layout, 0, .init(width: 130))
    #expect(
      frames(layout, 3) == [
        CGRect(x: 0, y: 0, width: 130, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
        CGRect(x: 40, y: 20, width: 40, height: 20),
      ])
  }

  /// A cell that is measured at nothing does not end its row.
  @Test func aChipOfNoWidthLeavesRoom() {
    var layout = prepared(chips(40), 4)
    _ = record(&layout, 0, .init(width: 0))
    #expect(
      frames(layout, 4) == [
        CGRect(x: 0, y: 0, width: 0, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 40, y: 0, width: 40, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
      ])
  }

  /// A chip that does not fit begins a row, even if the row's list has started over before it.
  @Test func aLongChipBeginsARow() {
    let item = CollectionLayoutItem(layoutSize: .init(.estimated(20), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 20)),
        subitems: [item, item, item]))
    var layout = prepared(section, 9)
    _ = record(&layout, 1, .init(width: 10))
    _ = record(&layout, 4, .init(width: 90))
    #expect(frames(layout, 6).map { $0?.minX } == [0, 20, 30, 50, 0, 0])
  }

  /// Behind a cell that is not measured, the next one still has its own size.
  @Test func aLongChipBeginsARowBehindAFraction() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(0.25), .fractionalHeight(1))),
          .init(layoutSize: .init(.estimated(25), .fractionalHeight(1))),
        ]))
    var layout = prepared(section, 4)
    #expect(frames(layout, 4).map { $0?.minX } == [0, 25, 50, 75])
    _ = record(&layout, 3, .init(width: 60))
    #expect(frames(layout, 4).map { $0?.minX } == [0, 25, 50, 0])
    #expect(frames(layout, 4).map { $0?.width } == [25, 25, 25, 25])
  }

  /// Two sizes at once: the outermost group shares widths and heights.
  @Test func sharedLengthsOnBothAxes() {
    let uniform = CollectionLayoutSize(
      .uniformAcrossSiblings(estimate: 30), .uniformAcrossSiblings(estimate: 20))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: uniform, subitems: [.init(layoutSize: uniform)]))
    var layout = prepared(section, 2)
    _ = record(&layout, 1, .init(width: 40, height: 50))
    #expect(
      frames(layout, 2) == [
        CGRect(x: 0, y: 0, width: 40, height: 50), CGRect(x: 0, y: 50, width: 40, height: 50),
      ])
  }

  /// A view at the end of its content stays in the scrollable range when that shrinks.
  @Test func aViewAtTheEndStaysInRange() {
    let size = CollectionLayoutSize(.fractionalWidth(1), .estimated(100))
    var layout = prepared(
      CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])), 8)
    let viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: 400), size: CGSize(width: 100, height: 400))
    let invalidation = layout.record(
      ElementMeasurement(.cell(section: 0, item: 7), .init(height: 40)), in: viewport)
    #expect(invalidation.contentOffsetAdjustment.y == -60)
  }

  /// The missing cells of a last group make no uniform cell longer, not even one of length zero.
  @Test func missingSiblingsDoNotCount() {
    var section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(70)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30))),
          .init(layoutSize: .init(.fractionalWidth(1), .estimated(40))),
        ]))
    section.contentInsets.top = 10
    var layout = prepared(section, 1)
    #expect(frames(layout, 1) == [CGRect(x: 0, y: 10, width: 100, height: 30)])
    _ = record(&layout, 0, .init(height: 0))
    #expect(frames(layout, 1) == [CGRect(x: 0, y: 10, width: 100, height: 0)])
    #expect(layout.contentSize.height == 10)
  }

  /// A section that is measured down to nothing takes its other cells with it.
  @Test func nothingStandsWhereItDidInASectionThatVanishes() {
    var section = Sample.list(.estimated(50), in: .vertical)
    section.orthogonalScrollingBehavior = .continuous
    var layout = prepared(section, 2)
    let invalidation = record(&layout, 1, .init(height: 0))
    #expect(layout.contentSize.height == 0)
    #expect(invalidation.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// A column takes a group of four cells once the last of them is measured short enough.
  @Test func aGroupBehindAGroupIsLookedAtAsAWhole() {
    let row = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(200)),
      subitems: Array(
        repeating: .init(layoutSize: .init(.fractionalWidth(1), .estimated(10))), count: 3)
        + [.init(layoutSize: .init(.fractionalWidth(1), .estimated(170)))])
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .absolute(100)),
        subitems: [.init(layoutSize: .init(.fractionalWidth(1), .estimated(60))), row]))
    var layout = prepared(section, 6)
    // A column of 100 holds one of 60; the group behind it is as long as 200.
    #expect(frames(layout, 6).map { $0?.minY } == [0, 100, 200, 300, 400, 500])
    _ = record(&layout, 4, .init(height: 10))
    #expect(frames(layout, 6).map { $0?.minY } == [0, 60, 70, 80, 90, 100])
  }

  /// A slot is of fixed length: the list of estimated width in it wraps, and was counted as if not.
  @Test func aSlotIsFilledByWhatIsMeasured() {
    let list = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(80), .fractionalHeight(1)),
      subitems: [.init(layoutSize: .init(.estimated(30), .fractionalHeight(1)))])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitem: list, count: 2))
    var layout = prepared(section, 6)
    // Slots of 50 hold one of 30; measured at 10, a second one of 30 fits beside it.
    #expect(frames(layout, 3).map { $0?.minX } == [0, 50, 0])
    _ = record(&layout, 0, .init(width: 10))
    #expect(frames(layout, 5).map { $0?.minX } == [0, 10, 50, 0, 50])
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
    var layout = prepared(section, 1)
    #expect(layout.allAttributes().count == 3)
    _ = record(&layout, 0, .init(height: 0))
    #expect(layout.contentSize.height == 0)
    #expect(layout.allAttributes().isEmpty)
  }

  /// A chip that moves to a place of another height is measured again.
  @Test func aCellThatStandsElsewhereIsMeasuredAgain() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(40)),
        subitems: [
          .init(layoutSize: .init(.estimated(40), .absolute(40))),
          .init(layoutSize: .init(.estimated(40), .absolute(20))),
        ]))
    var layout = prepared(section, 3)
    var asked: [String] = []
    layout.measure(in: Viewport(size: CGSize(width: 100, height: 400))) { proposal in
      let item = proposal.id.indexPath.item
      asked.append("\(item) at \(proposal.height.map { Int($0) } ?? 0)")
      // The second is too long for the first row and begins the second one instead.
      return PreferredSize(width: item == 1 ? 90 : 40)
    }
    #expect(asked == ["0 at 40", "1 at 20", "1 at 40", "2 at 40"])
    #expect(frames(layout, 3).map { $0?.size.height } == [40, 40, 40])
  }

  /// The outermost group shares its largest cell with the whole section, the groups before too.
  @Test func sharedLengthsMoveTheGroupsBefore() {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)))
        ]))
    var layout = prepared(section, 3)
    let invalidation = record(&layout, 2, .init(height: 50))
    #expect(frames(layout, 3).map { $0?.height } == [50, 50, 50])
    #expect(invalidation.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// The same where the groups are rows that wrap, each of as many cells as fit.
  @Test func rowsThatWrapShareTheirLength() {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
        subitems: [
          .init(layoutSize: .init(.estimated(60), .uniformAcrossSiblings(estimate: 30)))
        ]))
    var layout = prepared(section, 4)
    _ = record(&layout, 0, .init(width: 40, height: 50))
    #expect(
      frames(layout, 4) == [
        CGRect(x: 0, y: 0, width: 40, height: 50), CGRect(x: 40, y: 0, width: 60, height: 50),
        CGRect(x: 0, y: 50, width: 60, height: 50), CGRect(x: 0, y: 100, width: 60, height: 50),
      ])
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
    var environment = environment
    environment.layoutDirection = .rightToLeft
    layout.prepare(itemCounts: [3], in: environment)
    #expect(frames(layout, 3).map { $0?.minX } == [160, 80, 0])
    let invalidation = record(&layout, 2, .init(width: 90))
    #expect(frames(layout, 3).map { $0?.minX } == [170, 90, 0])
    #expect(invalidation.firstMoved == ElementIndexPath(item: 0, section: 0))
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
    var layout = prepared(section, 2)
    _ = record(&layout, 0, .init(height: 70))
    let invalidation = record(&layout, 0, .init())
    #expect(invalidation.measuredElements == 0)
    #expect(frames(layout, 2).map { $0?.height } == [70, 30])
  }

  /// A visible uniform cell depends on siblings below the edge, whether they are uniform or not.
  @Test func siblingsOfAUniformCellAreMeasuredOutOfSight() {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(1000)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 300))),
          .init(layoutSize: .init(.fractionalWidth(1), .absolute(300))),
          .init(layoutSize: .init(.fractionalWidth(1), .estimated(300))),
        ]))
    var layout = prepared(section, 6)
    var asked: [Int] = []
    layout.measure(in: Viewport(size: CGSize(width: 100, height: 200))) { proposal in
      if asked.last != proposal.id.indexPath.item { asked.append(proposal.id.indexPath.item) }
      return PreferredSize(height: proposal.id.indexPath.item == 2 ? 310 : 290)
    }
    #expect(asked == [0, 2])
    #expect(frames(layout, 3).map { $0?.height } == [310, 300, 310])
  }

  /// Siblings of cells that are not uniform are left alone, and so are groups out of sight.
  @Test func siblingsOfOtherCellsAreNotMeasuredOutOfSight() {
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(600)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(1), .estimated(300))),
          .init(layoutSize: .init(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 300))),
        ]))
    var layout = prepared(section, 6)
    var asked: [Int] = []
    layout.measure(in: Viewport(size: CGSize(width: 100, height: 200))) { proposal in
      if asked.last != proposal.id.indexPath.item { asked.append(proposal.id.indexPath.item) }
      return PreferredSize(height: 290)
    }
    #expect(asked == [0])
  }
}
