import Compositional
import Testing

/// List sections, with the metrics as measured (rule 2.28).
@Suite struct ListSectionTests {
  typealias List = CollectionLayoutListConfiguration

  private func section(_ list: List) -> CollectionLayoutSection {
    .list(
      using: list,
      layoutEnvironment: CollectionLayoutEnvironment(
        size: CGSize(width: 320, height: 480),
        layoutMargins: PhysicalEdgeInsets(top: 5, left: 16, bottom: 7, right: 16)))
  }

  /// Top, leading, bottom, trailing by appearance, for the header and footer modes in turn.
  private static let insets: [List.Appearance: [[CGFloat]]] = [
    .plain: [
      [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [22, 0, 0, 0], [22, 0, 0, 0],
    ],
    .grouped: [
      [35, 0, 20, 0], [35, 0, 0, 0], [0, 0, 20, 0], [0, 0, 0, 0], [0, 0, 20, 0], [0, 0, 0, 0],
    ],
    .insetGrouped: [
      [35, 16, 20, 16], [35, 16, 0, 16], [0, 16, 20, 16], [0, 16, 0, 16], [0, 16, 20, 16],
      [0, 16, 0, 16],
    ],
    .sidebar: [
      [0, 10, 10, 10], [0, 10, 0, 10], [0, 10, 10, 10], [0, 10, 0, 10], [0, 10, 10, 10],
      [0, 10, 0, 10],
    ],
    .sidebarPlain: Array(repeating: [0, 10, 0, 10], count: 6),
  ]

  @Test(arguments: List.Appearance.allCases)
  func insets(_ appearance: List.Appearance) throws {
    let expected = try #require(Self.insets[appearance])
    var index = 0
    for header in [List.HeaderMode.none, .supplementary, .firstItemInSection] {
      for footer in [List.FooterMode.none, .supplementary] {
        var list = List(appearance: appearance)
        list.headerMode = header
        list.footerMode = footer
        let insets = section(list).contentInsets
        #expect(
          [insets.top, insets.leading, insets.bottom, insets.trailing] == expected[index],
          "header \(header), footer \(footer)")
        index += 1
      }
    }
  }

  @Test(arguments: List.Appearance.allCases)
  func headersAndFooters(_ appearance: List.Appearance) {
    var list = List(appearance: appearance)
    #expect(section(list).boundarySupplementaryItems.isEmpty)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    let items = section(list).boundarySupplementaryItems
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    #expect(items.map(\.elementKind) == [List.headerKind, List.footerKind])
    #expect(items.map(\.alignment) == [.top, .bottom])
    for item in items {
      #expect(item.layoutSize == .init(.fractionalWidth(1), .estimated(isPlain ? 28 : 17.5)))
      #expect(item.pinToVisibleBounds == isPlain)
      #expect(item.extendsBoundary)
      #expect(item.zIndex == 200)
    }
  }

  @Test func rows() {
    let section = section(List(appearance: .plain))
    let row = CollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    #expect(
      section.group
        == .horizontal(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    #expect(section.contentInsetsReference == .none)
    #expect(section.interGroupSpacing == 0)
  }

  @Test func headerTopPaddingIsAddedAboveHeaders() {
    var list = List(appearance: .grouped)
    list.headerTopPadding = 12
    #expect(section(list).contentInsets.top == 35)
    list.headerMode = .firstItemInSection
    #expect(section(list).contentInsets.top == 12)
    list.headerMode = .supplementary
    let header = section(list).boundarySupplementaryItems[0]
    #expect(header.layoutSize.heightDimension == .estimated(29.5))
    #expect(section(list).contentInsets.top == 0)
  }

  /// Only inset grouped lists follow the margins, whose sides depend on the reading direction.
  @Test(arguments: List.Appearance.allCases) func margins(_ appearance: List.Appearance) {
    func sides(_ direction: UserInterfaceLayoutDirection, left: CGFloat) -> [CGFloat] {
      let insets = CollectionLayoutSection.list(
        using: List(appearance: appearance),
        layoutEnvironment: CollectionLayoutEnvironment(
          size: CGSize(width: 320, height: 480), layoutDirection: direction,
          layoutMargins: PhysicalEdgeInsets(left: left, right: 24))
      ).contentInsets
      return [insets.leading, insets.trailing]
    }
    guard appearance == .insetGrouped else {
      #expect(sides(.leftToRight, left: 20) == sides(.leftToRight, left: 0))
      return
    }
    #expect(sides(.leftToRight, left: 20) == [20, 24])
    #expect(sides(.rightToLeft, left: 20) == [24, 20])
    #expect(sides(.leftToRight, left: 0) == [0, 24])
  }

  @Test func listLaysOut() {
    var layout = CollectionLayout(section: section(List(appearance: .insetGrouped)))
    layout.prepare(
      itemCounts: [2],
      in: CollectionLayoutEnvironment(
        size: CGSize(width: 320, height: 480),
        layoutMargins: PhysicalEdgeInsets(left: 16, right: 16)))
    #expect(layout.contentSize == CGSize(width: 320, height: 143))
    let frame = layout.attributes(for: .cell(section: 0, item: 1))?.frame
    #expect(frame == CGRect(x: 16, y: 79, width: 288, height: 44))
  }
}
