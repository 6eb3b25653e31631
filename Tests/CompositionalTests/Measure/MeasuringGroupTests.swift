import Compositional
import Testing

/// Groups that hold different numbers of items: how their views are numbered, and how they end.
@Suite struct MeasuringGroupTests {
  /// Rows of different numbers of chips, each with a view of its own: one after another.
  @Test func viewsAreNumberedOneAfterAnother() {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)),
      subitems: [.init(layoutSize: .init(.estimated(40), .fractionalHeight(1)))])
    group.supplementaryItems = [
      .init(
        layoutSize: .init(.absolute(5), .absolute(5)), elementKind: "dot",
        containerAnchor: .init(edges: [.top]))
    ]
    var layout = CollectionLayout(measuring: CollectionLayoutSection(group: group), 4, height: 200)
    layout.record(0, .init(width: 90))
    #expect(layout.frames(4).map { $0?.minY } == [0, 20, 20, 40])
    let ordinals = layout.allAttributes().filter { $0.kind == "dot" }.map(\.indexPath.item)
    #expect(ordinals == [0, 1, 2])
    let rows = (0...3).map {
      layout.attributes(for: .supplementary(kind: "dot", section: 0, item: $0))
    }
    #expect(rows.map { $0?.frame.minY } == [0, 20, 40, nil])
  }

  /// The views of a row and those of its chips are numbered separately, whatever the estimates.
  ///
  /// Rows have three chips or one, and every second chip has a badge.
  @Test func viewsOfEachKindAreNumberedApart() {
    func view(_ kind: String, _ edges: DirectionalRectEdge) -> CollectionLayoutSupplementaryItem {
      .init(
        layoutSize: .init(.absolute(6), .absolute(6)), elementKind: kind,
        containerAnchor: .init(edges: edges))
    }
    let size = CollectionLayoutSize(.estimated(80), .absolute(20))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)),
      subitems: [
        .init(layoutSize: size),
        .init(layoutSize: size, supplementaryItems: [view("badge", [.top, .leading])]),
      ])
    group.supplementaryItems = [view("dot", [.top])]
    // With the estimates a row of 100 holds one chip, and no badge.
    var layout = CollectionLayout(measuring: CollectionLayoutSection(group: group), 8, height: 200)
    func views(_ kind: String) -> [String] {
      layout.allAttributes().filter { $0.kind == kind }
        .map { "\($0.indexPath.item) at \(Int($0.frame.minX)),\(Int($0.frame.minY))" }
    }
    #expect(views("badge") == [])
    #expect(views("dot").count == 8)
    for item in [0, 1, 2, 4, 5, 6, 7] { layout.record(item, .init(width: 30)) }
    // Rows of 0 1 2, of 3 alone, of 4 5 6 and of 7.
    #expect(layout.frames(8).map { $0?.minY } == [0, 0, 0, 20, 40, 40, 40, 60])
    #expect(views("badge") == ["0 at 30,0", "1 at 30,40"])
    #expect(views("dot") == ["0 at 47,0", "1 at 47,20", "2 at 47,40", "3 at 47,60"])
    let badge = ElementID.supplementary(kind: "badge", section: 0, item: 1)
    #expect(layout.attributes(for: badge)?.frame == CGRect(x: 30, y: 40, width: 6, height: 6))
    #expect(layout.attributes(for: .supplementary(kind: "badge", section: 0, item: 2)) == nil)
    // The row of 4 5 6, with its dot and its badge.
    let rect = CGRect(x: 0, y: 41, width: 100, height: 2)
    var found: [ElementFrame] = []
    layout.appendFrames(in: rect, to: &found)
    #expect(found.count == 5)
    #expect(found.map(layout.id).contains(badge))
    #expect(layout.attributes(in: rect).map(\.id).contains(badge))
    #expect(layout.elementBound(in: rect) >= 5)
  }

  /// Before anything is measured, a row with one item of two has the height of its estimates,
  /// including that of the missing item.
  @Test func anUnmeasuredRowIsAsHighAsItsEstimates() {
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .estimated(70)),
        subitems: [
          .init(layoutSize: .init(.fractionalWidth(0.5), .estimated(20))),
          .init(layoutSize: .init(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))),
        ]))
    section.orthogonalScrollingBehavior = .continuous
    #expect(CollectionLayout(measuring: section, 2).contentSize.height == 30)
    var layout = CollectionLayout(measuring: section, 1, height: 200)
    #expect(layout.contentSize.height == 30)
    layout.record(0, .init(height: 24))
    #expect(layout.contentSize.height == 24)
  }

  /// A last pair without its second cell is narrower, and fits beside the preceding cell.
  ///
  /// Both cells of a pair are as wide as the wider one.
  @Test func theEndOfTheDataMakesRoom() {
    let pair = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(60), .absolute(20)),
      subitems: [
        .init(layoutSize: .init(.uniformAcrossSiblings(estimate: 10), .absolute(20))),
        .init(layoutSize: .init(.uniformAcrossSiblings(estimate: 50), .absolute(20))),
      ])
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(20)),
        subitems: [.init(layoutSize: .init(.absolute(40), .absolute(20))), .group(pair)]))
    // Both of a pair are 50 wide: 40 and 100 do not fit into 100, so each row holds one cell.
    // The last pair lacks its second cell, which is then 10 wide as the first: 40 and 20 fit.
    let layout = CollectionLayout(measuring: section, 4, height: 200)
    #expect(layout.frames(4).map { $0?.minY } == [0, 20, 40, 40])
    #expect(layout.frames(4).map { $0?.minX } == [0, 0, 0, 40])
    #expect(layout.contentSize.height == 60)
  }

  /// The height of a row can depend on the cell after the row.
  ///
  /// Cells are as high as a fraction of the row's width minus its gaps, and the number of gaps
  /// depends on how many cells would fit without gaps.
  @Test func aRowMayDependOnWhatFollowsIt() {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(50)),
      subitems: [.init(layoutSize: .init(.estimated(32), .fractionalWidth(0.5)))])
    group.interItemSpacing = .fixed(10)
    var layout = CollectionLayout(measuring: CollectionLayoutSection(group: group), 4, height: 200)
    // Three of 32 fit without gaps, two of which leave 80 of 100 points; with gaps only two fit.
    #expect(layout.frames(4).map { $0?.minY } == [0, 0, 50, 50])
    #expect(layout.frames(4).map { $0?.height } == [40, 40, 40, 40])
    // Two of 32 and one of 60 do not fit: one gap leaves 90 points. So it does behind the 60.
    let change = layout.record(ElementMeasurement(.cell(section: 0, item: 2), .init(width: 60)))
    #expect(layout.frames(4).map { $0?.minY } == [0, 0, 50, 100])
    #expect(layout.frames(4).map { $0?.height } == [45, 45, 45, 40])
    #expect(change.firstMoved == ElementIndexPath(item: 0, section: 0))
  }

  /// Rows of half points on a display of whole ones are found where they are shown.
  @Test func rowsBetweenPixelsAreFoundWhereTheyAre() {
    var item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(30)))
    // A view on the cell excludes the group from the fast path of rows.
    item.supplementaryItems = [
      .init(
        layoutSize: .init(.absolute(5), .absolute(5)), elementKind: "badge",
        containerAnchor: .init(edges: [.top]))
    ]
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .estimated(30)), subitems: [item]))
    var layout = CollectionLayout(measuring: section, 3, height: 200)
    layout.record(0, .init(height: 20.5))
    // The second goes from 20.5 to 50.5, which is shown from 21 to 51.
    #expect(layout.frames(3)[1] == CGRect(x: 0, y: 21, width: 100, height: 30))
    let rect = CGRect(x: 0, y: 50.6, width: 100, height: 0.3)
    #expect(layout.attributes(in: rect).map(\.id) == [.cell(section: 0, item: 1)])
  }

  /// A layout whose only view lies over content without a length shows nothing.
  @Test func nothingInSightIsMeasuredWithoutContent() {
    var configuration = CollectionLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(.estimated(40), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    configuration.boundarySupplementaryItems[0].extendsBoundary = false
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(20))
    var layout = CollectionLayout(
      section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])),
      configuration: configuration)
    layout.prepare(
      itemCounts: [0], in: CollectionLayoutEnvironment(size: CGSize(width: 100, height: 200)))
    let viewport = Viewport(
      contentOffset: CGPoint(x: 0, y: -10), size: CGSize(width: 100, height: 200))
    #expect(layout.contentSize == CGSize(width: 100, height: 0))
    #expect(layout.attributes(in: viewport.bounds).isEmpty)
    #expect(layout.nextMeasurement(in: viewport) == nil)
  }

  /// A measured cell moves nothing before its own group, whatever form its groups have.
  @Test(arguments: [(1, false), (3, false), (1, true), (2, true)])
  func nothingMovesBeforeTheGroup(each: Int, hasBadge: Bool) throws {
    var item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1 / CGFloat(each)), .estimated(20)))
    if hasBadge {
      item.supplementaryItems = [
        .init(
          layoutSize: .init(.absolute(5), .absolute(5)), elementKind: "badge",
          containerAnchor: .init(edges: [.top]))
      ]
    }
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .estimated(20)), subitem: item, count: each)
    var layout = CollectionLayout(
      measuring: CollectionLayoutSection(group: group), 1000, height: 200)
    let measured = ElementID.cell(section: 0, item: 500)
    let change = layout.record(ElementMeasurement(measured, .init(height: 50)))
    let first = ElementIndexPath(item: 500 / each * each, section: 0)
    #expect(change.firstMoved == first)
    // Nor does a cell that loses its size again.
    let back = try layout.invalidate(.items([ElementIndexPath(item: 500, section: 0)]))
    #expect(back.firstMoved == first)
  }
}
