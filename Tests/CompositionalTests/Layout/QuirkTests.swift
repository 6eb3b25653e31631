@_spi(OpenChoices) import Compositional
import Foundation
import Testing

/// Every quirk on and off, on layouts small enough to be calculated by hand.
@Suite struct QuirkTests {
  typealias Item = CollectionLayoutItem
  typealias Group = CollectionLayoutGroup
  typealias Dimension = CollectionLayoutDimension

  private func item(
    _ width: Dimension, _ height: Dimension, insets: DirectionalEdgeInsets = .zero
  ) -> Item {
    var item = Item(layoutSize: .init(width, height))
    item.contentInsets = insets
    return item
  }

  private func row(_ width: Dimension, _ height: Dimension, _ items: [Item]) -> Group {
    .horizontal(layoutSize: .init(width, height), subitems: items)
  }

  private func boundary(
    _ height: CGFloat, _ alignment: RectAlignment, y: CGFloat = 0, pinned: Bool = false
  ) -> CollectionLayoutBoundarySupplementaryItem {
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.absolute(10), .absolute(height)), elementKind: "\(alignment)",
      alignment: alignment, absoluteOffset: CGPoint(x: 0, y: y))
    item.pinToVisibleBounds = pinned
    return item
  }

  /// A layout of one section in a view of 100 x 200 at one pixel a point.
  private func layout(
    _ section: CollectionLayoutSection, _ quirks: Quirks, count: Int = 1, width: CGFloat = 100,
    scale: CGFloat = 1, margin: CGFloat = 0
  ) -> CollectionLayout {
    var configuration = CollectionLayoutConfiguration()
    configuration.quirks = quirks
    configuration.contentInsetsReference = .layoutMargins
    var layout = CollectionLayout(section: section, configuration: configuration)
    layout.prepare(
      itemCounts: [count],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: width, height: 200), displayScale: scale,
        layoutMargins: PhysicalEdgeInsets(left: margin, right: margin)))
    return layout
  }

  private func cell(_ layout: CollectionLayout, _ item: Int = 0) -> CGRect? {
    layout.attributes(for: .cell(section: 0, item: item))?.frame
  }

  // MARK: iOS 14

  @Test func iOS14Rounding() {
    let quarter = item(.fractionalWidth(0.25), .absolute(10))
    let section = CollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(10), [quarter]))
    // 25.25 points are 50.5 pixels: floored to 50 they are 25, to the nearest pixel 25.5.
    #expect(
      cell(layout(section, [], count: 4, width: 101, scale: 2), 1)
        == CGRect(x: 25, y: 0, width: 25, height: 10))
    #expect(
      cell(layout(section, .iOS14Rounding, count: 4, width: 101, scale: 2), 1)
        == CGRect(x: 25.5, y: 0, width: 25.5, height: 10))
  }

  @Test func iOS14EmptySections() {
    var section = CollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(10), [item(.absolute(10), .absolute(10))]))
    section.boundarySupplementaryItems = [boundary(10, .top)]
    section.interGroupSpacing = 4
    #expect(layout(section, [], count: 0).contentSize.height == 10)
    #expect(layout(section, .iOS14EmptySections, count: 0).contentSize.height == 6)
    // Without boundary items it is as long as its insets less the spacing: 3 + 5 - 4.
    section.boundarySupplementaryItems = []
    section.contentInsets = DirectionalEdgeInsets(top: 3, bottom: 5)
    #expect(layout(section, [], count: 0).contentSize.height == 0)
    #expect(layout(section, .iOS14EmptySections, count: 0).contentSize.height == 4)
    section.contentInsets = .zero
    // An empty orthogonal section took a whole group of 10 there.
    section.boundarySupplementaryItems = []
    section.orthogonalScrollingBehavior = .continuous
    #expect(layout(section, [], count: 0).contentSize.height == 0)
    #expect(layout(section, .iOS14EmptySections, count: 0).contentSize.height == 10)
  }

  @Test func pinsKeepNaturalPlaces() {
    var section = CollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(10), [item(.absolute(10), .absolute(10))]))
    var header = boundary(30, .top, pinned: true)
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let viewport = Viewport(size: CGSize(width: 100, height: 200))
    let id = ElementID.supplementary(kind: "top", section: 0)
    func start(_ quirks: Quirks) -> CGFloat? {
      layout(section, quirks).attributes(for: id, at: viewport)?.frame.minY
    }
    // The section ends at 10, so a header of 30 that must end there starts at -20.
    #expect(start([]) == -20)
    #expect(start(.pinsKeepNaturalPlaces) == 0)
    #expect(start([.pinsKeepNaturalPlaces, .iOS14Pinning]) == -20)
  }

  /// A footer inside its section, which is too short for it: it starts at 10 - 30 = -20, and the
  /// limit is the start of the section.
  @Test func aFooterStopsAtTheStartOfAShortSection() {
    var section = CollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(10), [item(.absolute(10), .absolute(10))]))
    var footer = boundary(30, .bottom, pinned: true)
    footer.extendsBoundary = false
    section.boundarySupplementaryItems = [footer]
    let viewport = Viewport(size: CGSize(width: 100, height: 200))
    let id = ElementID.supplementary(kind: "bottom", section: 0)
    func start(_ quirks: Quirks) -> CGFloat? {
      layout(section, quirks).attributes(for: id, at: viewport)?.frame.minY
    }
    #expect(start([]) == 0)
    #expect(start(.pinsKeepNaturalPlaces) == -20)
  }

  // MARK: Counting and sizes

  @Test func countsWithoutSpacing() {
    var group = row(
      .fractionalWidth(1), .absolute(10), [item(.fractionalWidth(0.1), .absolute(10))])
    group.interItemSpacing = .fixed(10)
    let section = CollectionLayoutSection(group: group)
    // By Rule A eleven subitems of a tenth of nothing and ten gaps of 10 just fit into 100.
    #expect(cell(layout(section, [], count: 12), 11)?.minY == 10)
    #expect(cell(layout(section, [], count: 12))?.width == 0)
    // By Rule B ten fit without gaps; nine gaps leave 10, a tenth of which is 1.
    #expect(cell(layout(section, .countsWithoutSpacing, count: 12), 10)?.minY == 10)
    #expect(cell(layout(section, .countsWithoutSpacing, count: 12))?.width == 1)
  }

  @Test func countsExactSizes() {
    let section = CollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(0.334), .absolute(10))])
    )
    // Three of 33 take 99; three of 33.4 would take 100.2.
    #expect(cell(layout(section, [], count: 3), 2)?.minY == 0)
    #expect(cell(layout(section, .countsExactSizes, count: 3), 2)?.minY == 10)
  }

  @Test func estimatedGroupsWithoutEstimatedSubitems() {
    let both = [
      item(.absolute(10), .absolute(30)), item(.absolute(10), .fractionalHeight(0.9)),
    ]
    let section = CollectionLayoutSection(group: row(.fractionalWidth(1), .estimated(50), both))
    // The estimate; the subitem of 30; the one of 0.9 of 50.
    #expect(layout(section, [], count: 2).contentSize.height == 50)
    #expect(layout(section, .estimatedGroupsFitFixedSubitems, count: 2).contentSize.height == 30)
    #expect(layout(section, .estimatedGroupsFitAllSubitems, count: 2).contentSize.height == 45)
  }

  @Test func groupInsetsOnEstimatedAxes() {
    var group = row(.fractionalWidth(1), .estimated(50), [item(.absolute(10), .estimated(20))])
    group.contentInsets = DirectionalEdgeInsets(top: 5, bottom: 7)
    let section = CollectionLayoutSection(group: group)
    #expect(layout(section, []).contentSize.height == 20)
    #expect(layout(section, .groupInsetsOnEstimatedAxes).contentSize.height == 32)
    #expect(cell(layout(section, .groupInsetsOnEstimatedAxes))?.minY == 5)
  }

  @Test func excessInsets() {
    let insets = DirectionalEdgeInsets(leading: 7, trailing: 7)
    let section = CollectionLayoutSection(
      group: row(
        .fractionalWidth(1), .absolute(10), [item(.absolute(10), .absolute(10), insets: insets)]))
    // The inset edges are at 7 and at 3, so 4 apart.
    #expect(cell(layout(section, [])) == CGRect(x: 7, y: 0, width: 4, height: 10))
    #expect(
      cell(layout(section, .excessInsetsAtSmallerEdge))
        == CGRect(x: 3, y: 0, width: 4, height: 10))
    #expect(cell(layout(section, .excessInsetsGiveZero))?.width == 0)
  }

  @Test func negativeSharesAreZero() {
    var group = Group.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(10)),
      repeatingSubitem: item(.absolute(40), .absolute(10)), count: 3)
    group.interItemSpacing = .flexible(5)
    let section = CollectionLayoutSection(group: group)
    // 3 * 40 + 2 * 5 = 130 in 100: each gap gives up 15.
    #expect(cell(layout(section, [], count: 3), 1)?.minX == 30)
    #expect(cell(layout(section, .negativeSharesAreZero, count: 3), 1)?.minX == 45)
  }

  /// Two shares of 100 with 6 before and a least of 4 behind each item.
  @Test func countedSharesIgnoreEdgeSpacing() {
    var share = item(.fractionalWidth(1), .absolute(10))
    share.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(6), trailing: .flexible(4))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(10)), subitem: share, count: 2))
    // (100 - 2 * 10) / 2 = 40; no room is left for flexible edges.
    #expect(cell(layout(section, [], count: 2), 1) == CGRect(x: 56, y: 0, width: 40, height: 10))
    // Shares of 50 lack 20, so that each flexible edge is 10 shorter: 6 + 50 + 4 - 10 + 6 = 56.
    #expect(
      cell(layout(section, .countedSharesIgnoreEdgeSpacing, count: 2), 1)
        == CGRect(x: 56, y: 0, width: 50, height: 10))
  }

  /// A share without room is nothing, never less.
  @Test func edgeSpacingMayTakeAllOfAShare() {
    var share = item(.fractionalWidth(1), .absolute(10))
    share.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(60))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(10)), subitem: share, count: 2))
    #expect(cell(layout(section, [], count: 2)) == CGRect(x: 60, y: 0, width: 0, height: 10))
  }

  @Test func estimatedGroupsIgnoreEdgeSpacing() {
    func height(_ own: Dimension, _ edges: CollectionLayoutEdgeSpacing, _ quirks: Quirks) -> CGFloat
    {
      var edged = item(.fractionalWidth(1), own)
      edged.edgeSpacing = edges
      let section = CollectionLayoutSection(
        group: row(.fractionalWidth(1), .estimated(50), [edged]))
      return layout(section, quirks).contentSize.height
    }
    let edges = CollectionLayoutEdgeSpacing(top: .fixed(6), bottom: .flexible(4))
    // 6 + 50 + 4; an item of 30 has room in the estimate, and of one of 70 no more than 50 counts.
    #expect(height(.fractionalHeight(1), edges, []) == 60)
    #expect(height(.fractionalHeight(0.6), edges, []) == 50)
    #expect(height(.absolute(70), edges, []) == 60)
    #expect(height(.fractionalHeight(1), edges, .estimatedGroupsIgnoreEdgeSpacing) == 50)
    // Negative edges do not shorten it.
    #expect(height(.fractionalHeight(1), .init(top: .fixed(-6)), []) == 50)
  }

  // MARK: Sections

  @Test func trimsBySlots() {
    let group = Group.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(60)),
      subitems: [
        item(.absolute(10), .absolute(30)),
        item(.absolute(10), .absolute(30), insets: DirectionalEdgeInsets(bottom: 10)),
      ])
    let section = CollectionLayoutSection(group: group)
    // Frames reach 50 and slots 60; the first item reaches 30 either way.
    #expect(layout(section, [], count: 1).contentSize.height == 40)
    #expect(layout(section, .trimsBySlots, count: 1).contentSize.height == 30)
  }

  private func badge(_ edges: DirectionalRectEdge) -> CollectionLayoutSupplementaryItem {
    CollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: edges))
  }

  @Test func groupSupplementariesFollowTrim() {
    var group = Group.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.absolute(10), .absolute(30))])
    group.supplementaryItems = [badge(.bottom)]
    let section = CollectionLayoutSection(group: group)
    let id = ElementID.supplementary(kind: "badge", section: 0)
    // One of three items of 30: the group is trimmed from 100 to 40.
    #expect(layout(section, []).attributes(for: id)?.frame.minY == 90)
    #expect(
      layout(section, .groupSupplementariesFollowTrim).attributes(for: id)?.frame.minY == 30)
  }

  @Test func emptyNestedGroups() {
    var nested = row(.fractionalWidth(0.5), .absolute(10), [item(.absolute(40), .absolute(10))])
    nested.supplementaryItems = [badge(.top)]
    let section = CollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(10), [.group(nested)]))
    let second = ElementID.supplementary(kind: "badge", section: 0, item: 1)
    #expect(layout(section, []).attributes(for: second) != nil)
    #expect(
      layout(section, .emptyNestedGroupsHaveNoSupplementaries).attributes(for: second) == nil)
  }

  @Test func sideItemsNeverStickOut() {
    var section = CollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(50), [item(.absolute(10), .absolute(50))]))
    section.boundarySupplementaryItems = [boundary(10, .leading, y: -40)]
    // Centered it starts at 20, moved by -40 at -20.
    #expect(layout(section, []).contentSize.height == 70)
    #expect(layout(section, .sideItemsNeverStickOut).contentSize.height == 50)
  }

  @Test func referenceInsets() {
    var section = CollectionLayoutSection(
      group: row(
        .fractionalWidth(1), .absolute(10), [item(.fractionalWidth(1), .absolute(10))]))
    section.contentInsets = DirectionalEdgeInsets(leading: 6)
    // Margins of 10 at both sides: 6 + 10 before, or the larger of the two.
    #expect(
      cell(layout(section, [], margin: 10)) == CGRect(x: 16, y: 0, width: 74, height: 10))
    #expect(
      cell(layout(section, .referenceInsetsAreMinimum, margin: 10))
        == CGRect(x: 10, y: 0, width: 80, height: 10))
    // A row is narrowed by the margins, and not by the inset of the section.
    section.orthogonalScrollingBehavior = .continuous
    #expect(
      cell(layout(section, [], margin: 10)) == CGRect(x: 16, y: 0, width: 80, height: 10))
    #expect(
      cell(layout(section, .referenceInsetsAreMinimum, margin: 10))
        == CGRect(x: 10, y: 0, width: 80, height: 10))
  }

  @Test func decorationsAndCustomZ() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var section = CollectionLayoutSection(
      group: .custom(
        layoutSize: .init(.absolute(10), .absolute(10)),
        itemProvider: .init([.init(frame: frame, zIndex: -3)])))
    section.decorationItems = [.background(elementKind: "background")]
    let id = ElementID.cell(section: 0, item: 0)
    #expect(layout(section, []).attributes(for: id)?.zIndex == -3)
    #expect(layout(section, .decorationsRaiseCustomZ).attributes(for: id)?.zIndex == -2)
    #expect(layout(section, .decorationsLiftCustomZToOne).attributes(for: id)?.zIndex == 1)
    section.decorationItems = []
    for quirks in [.decorationsRaiseCustomZ, .decorationsLiftCustomZToOne] as [Quirks] {
      #expect(layout(section, quirks).attributes(for: id)?.zIndex == -3)
    }
  }

  // MARK: The layout and its queries

  @Test func queriesMeetInnermostGroup() {
    let nested = row(.fractionalWidth(1), .absolute(10), [item(.absolute(10), .absolute(30))])
    let outer = Group.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitem: .group(nested), count: 1)
    // The subitem's own height is ignored in a counted group, so the nested one is 40 high; a list
    // keeps it at 10, and the cell of 30 sticks out.
    let listed = Group.vertical(
      layoutSize: outer.layoutSize, subitems: [.group(nested), item(.absolute(10), .absolute(30))])
    let section = CollectionLayoutSection(group: listed)
    let rect = CGRect(x: 0, y: 20, width: 100, height: 5)
    let id = ElementID.cell(section: 0, item: 0)
    #expect(layout(section, []).attributes(in: rect).map(\.id).contains(id))
    #expect(
      !layout(section, .queriesMeetInnermostGroup).attributes(in: rect).map(\.id).contains(id))
  }

  @Test func wideContent() {
    var section = CollectionLayoutSection(
      group: row(.absolute(200), .absolute(10), [item(.absolute(200), .absolute(10))]))
    section.contentInsets = DirectionalEdgeInsets(leading: 3, trailing: 4)
    section.decorationItems = [.background(elementKind: "background")]
    #expect(layout(section, []).contentSize.width == 207)
    #expect(layout(section, .wideContentOmitsTrailingInset).contentSize.width == 203)
    #expect(layout(section, .wideContentIsGroup).contentSize.width == 200)
    #expect(layout(section, .wideContentIsNever).contentSize.width == 100)
    let id = ElementID.decoration(kind: "background", section: 0)
    #expect(layout(section, []).attributes(for: id)?.frame.width == 100)
    #expect(layout(section, .decorationsSpanContent).attributes(for: id)?.frame.width == 207)
  }

  @Test func pins() {
    var section = CollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(30), [item(.absolute(10), .absolute(30))]))
    section.boundarySupplementaryItems = [boundary(10, .top, pinned: true), boundary(20, .bottom)]
    let id = ElementID.supplementary(kind: "top", section: 0)
    func header(_ quirks: Quirks, at y: CGFloat) -> LayoutAttributes? {
      layout(section, quirks).attributes(
        for: id,
        at: Viewport(contentOffset: CGPoint(x: 0, y: y), size: CGSize(width: 100, height: 200)))
    }
    // The section is 10 + 30 + 20 long; the header of 10 stops before the footer, or at the end.
    #expect(header([], at: 55)?.frame.minY == 30)
    #expect(header(.pinsStopAtPinnedItemsOnly, at: 55)?.frame.minY == 50)
    // Out of sight it keeps its own order, unless it is always raised.
    #expect(header([], at: 500)?.zIndex == 1)
    #expect(header(.pinsRaiseAlways, at: 500)?.zIndex == 1_000_000_001)
  }
}
