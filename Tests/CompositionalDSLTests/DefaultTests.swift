import CompositionalDSL
import Testing

/// The default values of elements without modifiers.
@Suite("Defaults")
struct DefaultTests {
  @Test("An item fills its container")
  func item() {
    #expect(engineValue(Item()) == CollectionLayoutItem(layoutSize: fullSize))
  }

  @Test("Groups fill their container, without spacing")
  func groups() {
    let cell = CollectionLayoutItem(layoutSize: fullSize)
    #expect(
      engineValue(HGroup { Item() }) == .horizontal(layoutSize: fullSize, subitems: [cell]))
    #expect(engineValue(VGroup { Item() }) == .vertical(layoutSize: fullSize, subitems: [cell]))
    #expect(
      engineValue(CustomGroup(items: .init([])))
        == .custom(layoutSize: fullSize, itemProvider: .init([])))
    #expect(engineValue(HGroup { Item() }).interItemSpacing == nil)
  }

  @Test("A supplementary item covers its host")
  func supplementaryItem() {
    let value = engineValue(SupplementaryItem(elementKind: "badge"))
    #expect(
      value
        == CollectionLayoutSupplementaryItem(
          layoutSize: fullSize, elementKind: "badge",
          containerAnchor: CollectionLayoutAnchor(edges: [.top, .leading]), itemAnchor: nil))
    #expect(value.zIndex == 1)
  }

  /// As high as its container, a pinned one would cover the screen.
  @Test("A boundary item is at the top and sizes itself, estimated at 44 points")
  func boundaryItem() {
    let value = engineValue(BoundarySupplementaryItem(elementKind: "header"))
    #expect(
      value
        == CollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(.fractionalWidth(1), .estimated(44)), elementKind: "header",
          alignment: .top,
          absoluteOffset: CGPoint(x: 0, y: 0)))
    #expect(value.extendsBoundary)
    #expect(!value.pinToVisibleBounds)
    #expect(value.zIndex == 1)
  }

  @Test("A decoration item is a background")
  func decorationItem() {
    let value = engineValue(DecorationItem(elementKind: "card"))
    #expect(value == .background(elementKind: "card"))
    #expect(value.zIndex == 0)
  }

  @Test("A section only repeats its group")
  func section() {
    let value = engineValue(Section { HGroup { Item() } })
    #expect(value == CollectionLayoutSection(group: engineValue(HGroup { Item() })))
    #expect(value.supplementariesFollowContentInsets)
    #expect(value.contentInsetsReference == .automatic)
    #expect(value.orthogonalScrollingBehavior == .none)
  }

  @Test("A configuration scrolls down within the safe area")
  func configuration() {
    let value = engineValue(Configuration())
    #expect(value == CollectionLayoutConfiguration())
    #expect(value.scrollDirection == .vertical)
    #expect(value.interSectionSpacing == 0)
    #expect(value.contentInsetsReference == .safeArea)
  }

  @Test("Layouts have the configuration of that name")
  func layouts() {
    let layouts = [
      LayoutBuilder { OwnSection() }, LayoutBuilder { CompositionalLayout { OwnSection() } },
      CollectionLayout(CompositionalLayout { _, _ in OwnSection() }),
      CollectionLayout(CompositionalLayout { _ in OwnSection() }),
      CollectionLayout(CompositionalLayout(repeatingSections: [])),
    ]
    for layout in layouts { #expect(layout.configuration == CollectionLayoutConfiguration()) }
  }

  @Test("A list has neither header nor footer")
  func listSection() {
    let list = ListSection(appearance: .plain, layoutEnvironment: anyEnvironment)
    #expect(
      engineValue(list)
        == .list(
          using: CollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: anyEnvironment))
    #expect(engineValue(list).boundarySupplementaryItems.isEmpty)
  }
}
