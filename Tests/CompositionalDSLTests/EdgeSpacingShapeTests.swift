import CompositionalDSL
import Testing

/// The four forms of edge spacing on every element that supports it; nil is none.
@Suite("Shapes of edge spacing")
struct EdgeSpacingShapeTests {
  /// The expected values of the four forms, then of those with omitted sides.
  private let expected: [CollectionLayoutEdgeSpacing?] = [
    .init(leading: .fixed(2), top: .fixed(1), trailing: .flexible(4), bottom: .fixed(3)),
    .init(leading: .fixed(5), top: .fixed(5), trailing: .fixed(5), bottom: .fixed(5)),
    .init(leading: .flexible(6), top: .fixed(7), trailing: .flexible(6), bottom: .fixed(7)),
    .init(leading: .fixed(9), top: .fixed(8), trailing: .flexible(11), bottom: .fixed(10)),
    .init(leading: .flexible(6), trailing: .flexible(6)),
    .init(top: .fixed(7), bottom: .fixed(7)),
    .init(bottom: .fixed(10)),
    nil,
  ]
  private let spacing = CollectionLayoutEdgeSpacing(
    leading: .fixed(2), top: .fixed(1), trailing: .flexible(4), bottom: .fixed(3))

  private func shapes<Element: InsettableItem>(_ element: Element) -> [Element] {
    [
      element.edgeSpacing(spacing), element.edgeSpacing(value: .fixed(5)),
      element.edgeSpacing(horizontal: .flexible(6), vertical: .fixed(7)),
      element.edgeSpacing(
        top: .fixed(8), leading: .fixed(9), bottom: .fixed(10), trailing: .flexible(11)),
      element.edgeSpacing(horizontal: .flexible(6)), element.edgeSpacing(vertical: .fixed(7)),
      element.edgeSpacing(bottom: .fixed(10)),
      element.edgeSpacing(spacing).edgeSpacing(nil),
    ]
  }

  @Test("Elements that keep their type")
  func elements() {
    #expect(shapes(Item()).map { engineValue($0).edgeSpacing } == expected)
    #expect(shapes(HGroup { Item() }).map { engineValue($0).edgeSpacing } == expected)
    #expect(shapes(VGroup { Item() }).map { engineValue($0).edgeSpacing } == expected)
    let custom = CustomGroup(items: .init([]))
    #expect(shapes(custom).map { engineValue($0).edgeSpacing } == expected)
    let badge = SupplementaryItem(elementKind: "badge")
    #expect(shapes(badge).map { engineValue($0).edgeSpacing } == expected)
    let header = BoundarySupplementaryItem(elementKind: "header")
    #expect(shapes(header).map { engineValue($0).edgeSpacing } == expected)
  }

  @Test("Items")
  func items() {
    let item: LayoutItem = OwnItem()
    let shapes = [
      item.edgeSpacing(spacing), item.edgeSpacing(value: .fixed(5)),
      item.edgeSpacing(horizontal: .flexible(6), vertical: .fixed(7)),
      item.edgeSpacing(
        top: .fixed(8), leading: .fixed(9), bottom: .fixed(10), trailing: .flexible(11)),
      item.edgeSpacing(horizontal: .flexible(6)), item.edgeSpacing(vertical: .fixed(7)),
      item.edgeSpacing(bottom: .fixed(10)),
      item.edgeSpacing(spacing).edgeSpacing(nil),
    ]
    #expect(shapes.map { engineValue($0).edgeSpacing } == expected)
  }

  /// A modified group is still a group, so that a section accepts it.
  @Test("Groups")
  func groups() {
    let group = OwnGroup()
    let shapes: [LayoutGroup] = [
      group.edgeSpacing(spacing), group.edgeSpacing(value: .fixed(5)),
      group.edgeSpacing(horizontal: .flexible(6), vertical: .fixed(7)),
      group.edgeSpacing(
        top: .fixed(8), leading: .fixed(9), bottom: .fixed(10), trailing: .flexible(11)),
      group.edgeSpacing(horizontal: .flexible(6)), group.edgeSpacing(vertical: .fixed(7)),
      group.edgeSpacing(bottom: .fixed(10)),
      group.edgeSpacing(spacing).edgeSpacing(nil),
    ]
    #expect(shapes.map { shape in engineValue(Section { shape }).group.edgeSpacing } == expected)
  }

  @Test("Supplementary items")
  func supplementaryItems() {
    let item = OwnSupplementaryItem()
    let shapes = [
      item.edgeSpacing(spacing), item.edgeSpacing(value: .fixed(5)),
      item.edgeSpacing(horizontal: .flexible(6), vertical: .fixed(7)),
      item.edgeSpacing(
        top: .fixed(8), leading: .fixed(9), bottom: .fixed(10), trailing: .flexible(11)),
      item.edgeSpacing(horizontal: .flexible(6)), item.edgeSpacing(vertical: .fixed(7)),
      item.edgeSpacing(bottom: .fixed(10)),
      item.edgeSpacing(spacing).edgeSpacing(nil),
    ]
    #expect(shapes.map { engineValue($0).edgeSpacing } == expected)
  }

  @Test("Boundary supplementary items")
  func boundaryItems() {
    let item = OwnBoundaryItem()
    let shapes: [LayoutBoundarySupplementaryItem] = [
      item.edgeSpacing(spacing), item.edgeSpacing(value: .fixed(5)),
      item.edgeSpacing(horizontal: .flexible(6), vertical: .fixed(7)),
      item.edgeSpacing(
        top: .fixed(8), leading: .fixed(9), bottom: .fixed(10), trailing: .flexible(11)),
      item.edgeSpacing(horizontal: .flexible(6)), item.edgeSpacing(vertical: .fixed(7)),
      item.edgeSpacing(bottom: .fixed(10)),
      item.edgeSpacing(spacing).edgeSpacing(nil),
    ]
    #expect(shapes.map { engineValue($0).edgeSpacing } == expected)
  }

  @Test("Decoration items")
  func decorationItems() {
    let item = OwnDecorationItem()
    let shapes = [
      item.edgeSpacing(spacing), item.edgeSpacing(value: .fixed(5)),
      item.edgeSpacing(horizontal: .flexible(6), vertical: .fixed(7)),
      item.edgeSpacing(
        top: .fixed(8), leading: .fixed(9), bottom: .fixed(10), trailing: .flexible(11)),
      item.edgeSpacing(horizontal: .flexible(6)), item.edgeSpacing(vertical: .fixed(7)),
      item.edgeSpacing(bottom: .fixed(10)),
      item.edgeSpacing(spacing).edgeSpacing(nil),
    ]
    #expect(shapes.map { engineValue($0).edgeSpacing } == expected)
  }
}
