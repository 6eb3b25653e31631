import CompositionalDSL
import Testing

/// The four forms of insets on every element that supports them.
@Suite("Shapes of insets")
struct InsetShapeTests {
  /// The expected values of the four forms, then of those with omitted sides.
  private let expected = [
    DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
    DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5),
    DirectionalEdgeInsets(top: 7, leading: 6, bottom: 7, trailing: 6),
    DirectionalEdgeInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
    DirectionalEdgeInsets(leading: 6, trailing: 6),
    DirectionalEdgeInsets(top: 7, bottom: 7),
    DirectionalEdgeInsets(bottom: 10),
  ]
  private let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  private func shapes<Element: InsettableItem>(_ element: Element) -> [Element] {
    [
      element.contentInsets(insets), element.contentInsets(value: 5),
      element.contentInsets(horizontal: 6, vertical: 7),
      element.contentInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
      element.contentInsets(horizontal: 6), element.contentInsets(vertical: 7),
      element.contentInsets(bottom: 10),
    ]
  }

  /// The values of one and two lengths are those of the other spellings.
  @Test("Values of one or two lengths")
  func values() {
    #expect(DirectionalEdgeInsets.all(5) == expected[1])
    #expect(DirectionalEdgeInsets.symmetric(horizontal: 6, vertical: 7) == expected[2])
    #expect(DirectionalEdgeInsets.symmetric(horizontal: 6) == expected[4])
    #expect(engineValue(Item().contentInsets(.all(5))).contentInsets == expected[1])
    let section = Section { HGroup { Item() } }.contentInsets(.symmetric(vertical: 7))
    #expect(CollectionLayoutSection(section).contentInsets == expected[5])
    let spacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(5), trailing: .fixed(5), bottom: .fixed(5))
    #expect(engineValue(Item().edgeSpacing(.all(.fixed(5)))).edgeSpacing == spacing)
    #expect(
      CollectionLayoutEdgeSpacing.symmetric(vertical: .flexible(2))
        == CollectionLayoutEdgeSpacing(top: .flexible(2), bottom: .flexible(2)))
  }

  @Test("Elements that keep their type")
  func elements() {
    #expect(shapes(Item()).map { engineValue($0).contentInsets } == expected)
    #expect(shapes(HGroup { Item() }).map { engineValue($0).contentInsets } == expected)
    #expect(shapes(VGroup { Item() }).map { engineValue($0).contentInsets } == expected)
    let custom = CustomGroup(items: .init([]))
    #expect(shapes(custom).map { engineValue($0).contentInsets } == expected)
    let badge = SupplementaryItem(elementKind: "badge")
    #expect(shapes(badge).map { engineValue($0).contentInsets } == expected)
    let header = BoundarySupplementaryItem(elementKind: "header")
    #expect(shapes(header).map { engineValue($0).contentInsets } == expected)
  }

  /// An own type that keeps its type when its room is modified.
  private struct Tile: LayoutItem, SizedItem, InsettableItem {
    var widthDimension = CollectionLayoutDimension.fractionalWidth(1)
    var heightDimension = CollectionLayoutDimension.fractionalWidth(1)
    var insets = DirectionalEdgeInsets.zero
    var outerSpacing: CollectionLayoutEdgeSpacing?

    var layoutItem: LayoutItem {
      Item(width: widthDimension, height: heightDimension)
        .contentInsets(insets).edgeSpacing(outerSpacing)
    }
  }

  @Test("User-defined types that keep their type")
  func ownTypes() {
    #expect(shapes(Tile()).map { engineValue($0).contentInsets } == expected)
    let tile: Tile = Tile().contentInsets(insets).edgeSpacing(value: .fixed(5))
      .width(.absolute(40))
    #expect(engineValue(tile).layoutSize == .init(.absolute(40), .fractionalWidth(1)))
    #expect(engineValue(tile).edgeSpacing?.leading == .fixed(5))
  }

  @Test("Items")
  func items() {
    let item: LayoutItem = OwnItem()
    let shapes = [
      item.contentInsets(insets), item.contentInsets(value: 5),
      item.contentInsets(horizontal: 6, vertical: 7),
      item.contentInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
      item.contentInsets(horizontal: 6), item.contentInsets(vertical: 7),
      item.contentInsets(bottom: 10),
    ]
    #expect(shapes.map { engineValue($0).contentInsets } == expected)
  }

  /// A modified group is still a group, so that a section accepts it.
  @Test("Groups")
  func groups() {
    let group = OwnGroup()
    let shapes: [LayoutGroup] = [
      group.contentInsets(insets), group.contentInsets(value: 5),
      group.contentInsets(horizontal: 6, vertical: 7),
      group.contentInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
      group.contentInsets(horizontal: 6), group.contentInsets(vertical: 7),
      group.contentInsets(bottom: 10),
    ]
    #expect(shapes.map { shape in engineValue(Section { shape }).group.contentInsets } == expected)
  }

  @Test("Sections")
  func sections() {
    let section = OwnSection()
    let shapes = [
      section.contentInsets(insets), section.contentInsets(value: 5),
      section.contentInsets(horizontal: 6, vertical: 7),
      section.contentInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
      section.contentInsets(horizontal: 6), section.contentInsets(vertical: 7),
      section.contentInsets(bottom: 10),
    ]
    #expect(shapes.map { engineValue($0).contentInsets } == expected)
  }

  @Test("Supplementary items")
  func supplementaryItems() {
    let item = OwnSupplementaryItem()
    let shapes = [
      item.contentInsets(insets), item.contentInsets(value: 5),
      item.contentInsets(horizontal: 6, vertical: 7),
      item.contentInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
      item.contentInsets(horizontal: 6), item.contentInsets(vertical: 7),
      item.contentInsets(bottom: 10),
    ]
    #expect(shapes.map { engineValue($0).contentInsets } == expected)
  }

  @Test("Boundary supplementary items")
  func boundaryItems() {
    let item = OwnBoundaryItem()
    let shapes = [
      item.contentInsets(insets), item.contentInsets(value: 5),
      item.contentInsets(horizontal: 6, vertical: 7),
      item.contentInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
      item.contentInsets(horizontal: 6), item.contentInsets(vertical: 7),
      item.contentInsets(bottom: 10),
    ]
    #expect(shapes.map { engineValue($0).contentInsets } == expected)
  }

  @Test("Decoration items")
  func decorationItems() {
    let item = OwnDecorationItem()
    let shapes = [
      item.contentInsets(insets), item.contentInsets(value: 5),
      item.contentInsets(horizontal: 6, vertical: 7),
      item.contentInsets(top: 8, leading: 9, bottom: 10, trailing: 11),
      item.contentInsets(horizontal: 6), item.contentInsets(vertical: 7),
      item.contentInsets(bottom: 10),
    ]
    #expect(shapes.map { engineValue($0).contentInsets } == expected)
  }
}
