import Compositional
import CompositionalDocuments
import CompositionalTools
import Testing

/// Of several layouts with the same frames the one that people write is found: it has the frames of a
/// third size too.
@Suite struct PlainerLayoutTests {
  private static let full = CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))

  private static func inset(_ points: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: points, leading: points, bottom: points, trailing: points)
  }

  private func check(
    _ section: CollectionLayoutSection,
    sizes: [(CGFloat, CGFloat)] = [(768, 1024), (834, 1194), (320, 568)]
  ) throws {
    let document = LayoutDocument(configuration: .init(), sections: [section])
    let views = sizes.map { width, height in
      SeenLayout(
        document, [18],
        CollectionLayoutEnvironment(size: CGSize(width: width, height: height), displayScale: 2))
    }
    let inference = LayoutInference(views.prefix(2).map { $0.observation })
    #expect(inference.isExplained)
    let found = try #require(inference.layout)
    #expect(views[2].difference(from: found) == nil)
  }

  /// A spacing between cells hides that they have insets too.
  @Test func cellsWithInsetsBesideASpacing() throws {
    var item = CollectionLayoutItem(layoutSize: Self.full)
    item.contentInsets = Self.inset(4)
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(0.25)), subitem: item, count: 5)
    row.interItemSpacing = .fixed(16)
    var section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    section.contentInsets = Self.inset(24)
    try check(section)
  }

  /// A cell that is higher than its group has a share of the width, not more than all of the height.
  @Test func cellsThatAreHigherThanTheirGroup() throws {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(0.25), .fractionalWidth(0.3)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
    var section = CollectionLayoutSection(group: row)
    section.contentInsets = DirectionalEdgeInsets(top: 4, leading: 32, bottom: 18, trailing: 12)
    try check(section, sizes: [(414, 896), (390, 844), (393, 852)])
  }

  /// A pinned header that ends where the cells begin leaves them no room for insets.
  @Test func aPinnedHeaderDirectlyOverTheCells() throws {
    func row(_ height: CGFloat, _ count: Int) -> CollectionLayoutGroup {
      var row = CollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(height)),
        subitem: CollectionLayoutItem(layoutSize: Self.full), count: count)
      row.interItemSpacing = .fixed(6)
      return row
    }
    var group = CollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(512)),
      subitems: [.group(row(160, 3)), .group(row(160, 2)), .group(row(180, 3))])
    group.interItemSpacing = .fixed(6)
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
    var header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), .absolute(44)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    try check(section)
  }

  /// Two cells of .48 of the width, with what is left between them.
  @Test(arguments: [0.48, 0.31, 0.3, 0.23])
  func fractionalCellsWithAFlexibleSpacing(_ width: CGFloat) throws {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(width), .fractionalHeight(1)))
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(300)), subitems: [item])
    row.interItemSpacing = .flexible(10)
    var section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 12
    section.contentInsets = Self.inset(16)
    try check(section)
    try check(section, sizes: [(375, 812), (430, 932), (402, 874)])
  }

  /// A card in the middle of its row, and one at the end.
  @Test(arguments: [true, false])
  func cellsWithFlexibleEdges(_ isCentered: Bool) throws {
    var item = CollectionLayoutItem(layoutSize: .init(.absolute(220), .fractionalHeight(1)))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .flexible(0), trailing: isCentered ? .flexible(0) : nil)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(120)), subitems: [item])
    var section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    section.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 16)
    try check(section, sizes: [(375, 812), (414, 932), (402, 874)])
  }

  /// Three cells of .3 of the width, each with an equal share of the free room at both ends.
  @Test func cellsThatShareTheRoomAroundThem() throws {
    var item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(0.3), .fractionalHeight(1)))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(80)), subitems: [item])
    var section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 24
    section.contentInsets = Self.inset(4)
    try check(section)
  }

  /// A row of cards as wide as a phone between its safe areas, upright and on its side.
  @Test func rowsBetweenSafeAreas() throws {
    let item = CollectionLayoutItem(layoutSize: Self.full)
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(0.8), .absolute(120)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(leading: 20, trailing: 20)
    let document = LayoutDocument(configuration: .init(), sections: [section])
    let views = [(414, 896, 0), (896, 414, 48), (393, 852, 0)].map { width, height, side in
      SeenLayout(
        document, [18],
        CollectionLayoutEnvironment(
          size: CGSize(width: width, height: height), displayScale: 2,
          safeAreaInsets: PhysicalEdgeInsets(left: CGFloat(side), right: CGFloat(side))))
    }
    let given = views.prefix(2).map { view in
      var observation = view.observation
      observation.environment = view.environment
      return observation
    }
    let inference = LayoutInference(given)
    #expect(inference.isExplained)
    let found = try #require(inference.layout)
    #expect(views[2].difference(from: found) == nil)
  }

  /// A header with insets of its own in a section whose footer shows where the section ends.
  @Test func aHeaderWithInsetsOfItsOwn() throws {
    let item = CollectionLayoutItem(layoutSize: Self.full)
    var section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(60)), subitem: item, count: 3))
    section.contentInsets = Self.inset(20)
    func view(_ kind: String, _ alignment: RectAlignment)
      -> CollectionLayoutBoundarySupplementaryItem
    {
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .absolute(52)), elementKind: kind,
        alignment: alignment)
    }
    var header = view("header", .top)
    header.contentInsets = DirectionalEdgeInsets(leading: 8, trailing: 16)
    section.boundarySupplementaryItems = [header, view("footer", .bottom)]
    try check(section)
  }
}
