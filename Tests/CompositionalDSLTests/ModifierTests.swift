import CompositionalDSL
import Testing

/// Every modifier sets its own property only, on elements that keep their type and on those that do
/// not.
@Suite("Modifiers")
struct ModifierTests {
  private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }

  @Test("Of configurations, and of layouts")
  func configurations() {
    let header = BoundarySupplementaryItem(elementKind: "header")
    let configuration = Configuration()
    let layout = CompositionalLayout { OwnSection() }
    let table:
      [(LayoutConfiguration, CompositionalLayout, (inout CollectionLayoutConfiguration) -> Void)] =
        [
          (
            configuration.scrollDirection(.horizontal), layout.scrollDirection(.horizontal),
            { $0.scrollDirection = .horizontal }
          ),
          (
            configuration.interSectionSpacing(8), layout.interSectionSpacing(8),
            { $0.interSectionSpacing = 8 }
          ),
          (
            configuration.contentInsetsReference(.readableContent),
            layout.contentInsetsReference(.readableContent),
            { $0.contentInsetsReference = .readableContent }
          ),
          (configuration.quirks(.iOS14), layout.quirks(.iOS14), { $0.quirks = .iOS14 }),
          (
            configuration.boundarySupplementaryItems { header },
            layout.boundarySupplementaryItems { header },
            { $0.boundarySupplementaryItems = [engineValue(header)] }
          ),
        ]
    for (configuration, layout, change) in table {
      let expected = changed(CollectionLayoutConfiguration(), change)
      #expect(expected != CollectionLayoutConfiguration())
      #expect(engineValue(configuration) == expected)
      #expect(CollectionLayout(layout).configuration == expected)
    }
  }

  @Test("Of sections")
  func sections() {
    let section = Section { HGroup { Item() } }
    let table: [(LayoutSection, (inout CollectionLayoutSection) -> Void)] = [
      (section.interGroupSpacing(5), { $0.interGroupSpacing = 5 }),
      (section.contentInsetsReference(.none), { $0.contentInsetsReference = .none }),
      (
        section.supplementaryContentInsetsReference(.layoutMargins),
        { $0.supplementaryContentInsetsReference = .layoutMargins }
      ),
      (
        section.supplementariesFollowContentInsets(false),
        { $0.supplementariesFollowContentInsets = false }
      ),
      (
        section.orthogonalScrollingBehavior(.groupPagingCentered),
        { $0.orthogonalScrollingBehavior = .groupPagingCentered }
      ),
      (
        section.orthogonalScrollingProperties(bounce: .never),
        { $0.orthogonalScrollingProperties.bounce = .never }
      ),
      (
        section.orthogonalScrollingProperties(decelerationRate: .fast),
        { $0.orthogonalScrollingProperties.decelerationRate = .fast }
      ),
      (
        section.orthogonalScrollingProperties(bounce: .always)
          .orthogonalScrollingProperties(OrthogonalScrollingProperties())
          .interGroupSpacing(6),
        { $0.interGroupSpacing = 6 }
      ),
      (
        section.boundarySupplementaryItems { OwnBoundaryItem() },
        { $0.boundarySupplementaryItems = [engineValue(OwnBoundaryItem())] }
      ),
      (
        section.decorationItems { OwnDecorationItem() },
        { $0.decorationItems = [engineValue(OwnDecorationItem())] }
      ),
    ]
    for (section, change) in table {
      let expected = changed(engineValue(OwnSection()), change)
      #expect(expected != engineValue(OwnSection()))
      #expect(engineValue(section) == expected)
    }
  }

  @Test("The handler of visible items")
  func handler() throws {
    let named = VisibleItemsInvalidationHandler(id: "fade") { _, _, _ in }
    let section = OwnSection().visibleItemsInvalidationHandler(named)
    #expect(engineValue(section).visibleItemsInvalidationHandler == named)
    #expect(
      engineValue(section.visibleItemsInvalidationHandler(nil)) == engineValue(OwnSection()))

    let closure = OwnSection().visibleItemsInvalidationHandler { items, offset, environment in
      for index in items.indices {
        items[index].alpha = offset.x / environment.container.contentSize.width
      }
    }
    let handler = try #require(engineValue(closure).visibleItemsInvalidationHandler)
    var items = [
      LayoutAttributes(
        id: .cell(section: 0, item: 0), frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    ]
    handler(&items, CGPoint(x: 75, y: 0), anyEnvironment)
    #expect(items[0].alpha == 0.2)
  }

  @Test("Of groups")
  func groups() {
    let badge = SupplementaryItem(elementKind: "badge")
    let own = OwnGroup()
    let tables: [(LayoutGroup, LayoutGroup, (inout CollectionLayoutItem) -> Void)] = [
      (
        HGroup { Item() }.interItemSpacing(.flexible(3)), own.interItemSpacing(.flexible(3)),
        { $0.interItemSpacing = .flexible(3) }
      ),
      (
        HGroup { Item() }.interItemSpacing(.fixed(1)).interItemSpacing(nil),
        own.interItemSpacing(.fixed(1)).interItemSpacing(nil), { $0.interItemSpacing = nil }
      ),
      (
        HGroup { Item() }.supplementaryItems { badge }, own.supplementaryItems { badge },
        { $0.supplementaryItems = [engineValue(badge)] }
      ),
    ]
    for (concrete, erased, change) in tables {
      let expected = changed(engineValue(HGroup { Item() }), change)
      #expect(engineValue(concrete) == expected)
      #expect(engineValue(erased) == expected)
    }
  }

  @Test("Of supplementary and decoration items")
  func supplementaryItems() {
    let badge = SupplementaryItem(elementKind: "own")
    for item: LayoutSupplementaryItem in [
      badge.zIndex(7), badge.zIndex(zIndex: 7), OwnSupplementaryItem().zIndex(7),
      OwnSupplementaryItem().zIndex(zIndex: 7),
    ] {
      #expect(engineValue(item) == changed(engineValue(badge)) { $0.zIndex = 7 })
    }
    let card = DecorationItem(elementKind: "own")
    for item in [
      card.zIndex(-1), card.zIndex(zIndex: -1), OwnDecorationItem().zIndex(zIndex: -1),
    ] {
      #expect(engineValue(item) == changed(engineValue(card)) { $0.zIndex = -1 })
    }
  }

  @Test("Of boundary supplementary items")
  func boundaryItems() {
    let concrete = BoundarySupplementaryItem(elementKind: "own")
    let own = OwnBoundaryItem()
    typealias Value = CollectionLayoutBoundarySupplementaryItem
    let table: [([LayoutBoundarySupplementaryItem], (inout Value) -> Void)] = [
      (
        [concrete.extendsBoundary(false), own.extendsBoundary(false)],
        { $0.extendsBoundary = false }
      ),
      (
        [concrete.pinToVisibleBounds(true), own.pinToVisibleBounds(true)],
        { $0.pinToVisibleBounds = true }
      ),
      (
        [
          concrete.zIndex(9), concrete.zIndex(zIndex: 9), own.zIndex(9), own.zIndex(zIndex: 9),
        ], { $0.zIndex = 9 }
      ),
    ]
    for (items, change) in table {
      for item in items {
        #expect(engineValue(item) == changed(engineValue(concrete), change))
      }
    }
    let placed = engineValue(
      concrete.alignment(.bottomTrailing).absoluteOffset(CGPoint(x: 3, y: -4)))
    #expect(
      placed
        == Value(
          layoutSize: .init(.fractionalWidth(1), .estimated(44)), elementKind: "own",
          alignment: .bottomTrailing, absoluteOffset: CGPoint(x: 3, y: -4)))
  }

  @Test("Anchors")
  func anchors() {
    let badge = SupplementaryItem(elementKind: "badge")
    let corner: DirectionalRectEdge = [.top, .trailing]
    let table: [(SupplementaryItem, SupplementaryItem, CollectionLayoutAnchor)] = [
      (
        badge.containerAnchor(edges: corner), badge.itemAnchor(edges: corner),
        CollectionLayoutAnchor(edges: corner)
      ),
      (
        badge.containerAnchor(edges: .bottom, offset: .absolute(x: 2)),
        badge.itemAnchor(edges: .bottom, offset: .absolute(x: 2)),
        CollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 2, y: 0))
      ),
      (
        badge.containerAnchor(edges: .bottom, offset: .fractional(x: 0.5, y: -1)),
        badge.itemAnchor(edges: .bottom, offset: .fractional(x: 0.5, y: -1)),
        CollectionLayoutAnchor(edges: .bottom, fractionalOffset: CGPoint(x: 0.5, y: -1))
      ),
      (
        badge.containerAnchor(CollectionLayoutAnchor(edges: .all)),
        badge.itemAnchor(CollectionLayoutAnchor(edges: .all)), CollectionLayoutAnchor(edges: .all)
      ),
    ]
    for (container, item, anchor) in table {
      #expect(engineValue(container).containerAnchor == anchor)
      #expect(engineValue(container).itemAnchor == nil)
      #expect(engineValue(item).itemAnchor == anchor)
      #expect(engineValue(item).containerAnchor == engineValue(badge).containerAnchor)
    }
    #expect(engineValue(badge.itemAnchor(edges: .all).itemAnchor(nil)) == engineValue(badge))
  }
}
