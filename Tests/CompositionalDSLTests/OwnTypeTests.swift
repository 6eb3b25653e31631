import CompositionalDSL
import Testing

/// User-defined elements with each kind of body, and recursive bodies.
@Suite("User-defined types")
struct OwnTypeTests {
  @Test("Each element equals its body")
  func bodies() {
    #expect(engineValue(OwnItem()) == engineValue(Item()))
    #expect(engineValue(OwnGroup()) == engineValue(HGroup { Item() }))
    #expect(engineValue(OwnSection()) == engineValue(Section { HGroup { Item() } }))
    #expect(
      engineValue(OwnSupplementaryItem()) == engineValue(SupplementaryItem(elementKind: "own")))
    #expect(
      engineValue(OwnBoundaryItem())
        == engineValue(BoundarySupplementaryItem(elementKind: "own")))
    #expect(engineValue(OwnDecorationItem()) == engineValue(DecorationItem(elementKind: "own")))
    #expect(engineValue(OwnConfiguration()) == engineValue(Configuration().interSectionSpacing(7)))
  }

  @Test("A user-defined group works in groups, counted groups and sections")
  func groups() {
    let group = VGroup {
      OwnGroup()
      HGroup(count: 2) { OwnGroup() }
      HGroup(repeating: 2) { OwnGroup().contentInsets(value: 1) }
    }
    let row = HGroup { Item() }
    let expected = VGroup {
      row
      HGroup(count: 2) { row }
      HGroup(repeating: 2) { row.contentInsets(value: 1) }
    }
    #expect(engineValue(group) == engineValue(expected))
    #expect(engineValue(group).subitems[0].isGroup)
    #expect(engineValue(OwnGroup().layoutItem) == engineValue(row))
  }

  @Test("A type that can be resized has width and height")
  func resizable() {
    let photo = Photo()
    #expect(
      engineValue(photo).layoutSize == .init(.fractionalWidth(1), .fractionalWidth(9.0 / 16)))
    let resized: Photo = photo.width(.absolute(40)).height(.absolute(30))
    #expect(engineValue(resized).layoutSize == .init(.absolute(40), .absolute(30)))
    #expect(engineValue(photo.size(fullSize)).layoutSize == fullSize)
  }

  @Test("Two methods are enough for a type that can be resized")
  func resizableByTwoMethods() {
    let resized: Poster = Poster().width(.absolute(40)).height(.absolute(30))
    #expect(engineValue(resized).layoutSize == .init(.absolute(40), .absolute(30)))
    let sized: Poster = resized.size(fullSize)
    #expect(engineValue(sized).layoutSize == fullSize)
  }

  @Test("Views and backgrounds are items of their size, insets and spacing")
  func viewsAreItems() {
    let badge = SupplementaryItem(elementKind: "badge").size(fullSize).contentInsets(value: 2)
      .edgeSpacing(top: .fixed(3))
    var item = CollectionLayoutItem(layoutSize: fullSize)
    item.contentInsets = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    item.edgeSpacing = CollectionLayoutEdgeSpacing(top: .fixed(3))
    #expect(CollectionLayoutItem(badge) == item)
    #expect(CollectionLayoutItem(badge.layoutItem) == item)
    let erased: LayoutSupplementaryItem = badge.zIndex(4)
    #expect(CollectionLayoutItem(erased.zIndex(4)) == item)

    let header: LayoutItem = OwnBoundaryItem().contentInsets(top: 1)
    #expect(CollectionLayoutItem(header).contentInsets.top == 1)
    #expect(
      CollectionLayoutItem(header).layoutSize == .init(.fractionalWidth(1), .estimated(44)))
    let card: LayoutItem = OwnDecorationItem().contentInsets(value: 5)
    #expect(CollectionLayoutItem(card).contentInsets.leading == 5)
    #expect(
      CollectionLayoutItem(OwnDecorationItem().layoutItem).layoutSize
        == .init(.fractionalWidth(1), .fractionalHeight(1)))
  }

  @Test("A boundary item is a view at its alignment and offset")
  func boundaryItemsAreViews() {
    let footer = BoundarySupplementaryItem(elementKind: "footer").alignment(.bottomTrailing)
      .absoluteOffset(CGPoint(x: 1, y: 2)).zIndex(3)
    let host = Item { [footer as LayoutSupplementaryItem] }
    let view = CollectionLayoutItem(host).supplementaryItems.first
    #expect(view?.elementKind == "footer")
    #expect(view?.zIndex == 3)
    #expect(
      view?.containerAnchor
        == CollectionLayoutAnchor(
          edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 1, y: 2)))
  }

  /// The types are explicit: a modifier with another result type would not compile.
  @Test("Elements keep their type when they are modified")
  func types() {
    let size = CollectionLayoutSize(.absolute(3), .absolute(4))
    let item: Item = Item().contentInsets(value: 1).edgeSpacing(nil).width(.absolute(3))
      .height(.absolute(4))
    let row: HGroup = HGroup { Item() }.contentInsets(value: 1).interItemSpacing(.fixed(1))
      .supplementaryItems { OwnSupplementaryItem() }.edgeSpacing(nil).width(.absolute(3))
      .height(.absolute(4))
    let column: VGroup = VGroup(count: 2) { Item() }.interItemSpacing(.fixed(1))
      .contentInsets(.zero).size(size)
    let custom: CustomGroup = CustomGroup(items: .init([])).contentInsets(top: 1)
      .interItemSpacing(nil).width(.absolute(3)).height(.absolute(4))
    for element: LayoutItem in [item, row, column, custom] {
      #expect(engineValue(element).layoutSize == size)
    }
    #expect(engineValue(row).interItemSpacing == .fixed(1))
    #expect(engineValue(row).supplementaryItems.count == 1)
    #expect(engineValue(item).contentInsets.top == 1)

    let badge: SupplementaryItem = SupplementaryItem(elementKind: "badge").zIndex(2)
      .contentInsets(value: 1).edgeSpacing(nil).containerAnchor(edges: .all).width(.absolute(3))
      .height(.absolute(4))
    #expect(engineValue(badge).layoutSize == size)
    #expect(engineValue(badge).zIndex == 2)
    let header: BoundarySupplementaryItem = BoundarySupplementaryItem(elementKind: "header")
      .pinToVisibleBounds(true).extendsBoundary(false).zIndex(zIndex: 2).contentInsets(value: 1)
      .edgeSpacing(nil).alignment(.bottom).width(.absolute(3)).height(.absolute(4))
    #expect(engineValue(header).layoutSize == size)
    #expect(engineValue(header).alignment == .bottom)
    #expect(engineValue(header).pinToVisibleBounds)
  }

  /// A section nested in sections of the same type, `count` times.
  private struct Layers: LayoutSection {
    let count: Int

    var layoutSection: LayoutSection {
      if count > 0 {
        Layers(count: count - 1).interGroupSpacing(CGFloat(count))
      } else {
        OwnSection()
      }
    }
  }

  @Test("Bodies can nest as deep as layouts do")
  func depth() {
    #expect(engineValue(Layers(count: 200)).interGroupSpacing == 200)
  }
}

/// Recursive bodies and their diagnostics.
@Suite("Recursive bodies")
struct EndlessBodyTests {
  private struct EndlessItem: LayoutItem {
    var layoutItem: LayoutItem { self }
  }

  private struct EndlessGroup: LayoutGroup {
    var layoutGroup: LayoutGroup { contentInsets(value: 1) }
  }

  private struct EndlessSection: LayoutSection {
    var layoutSection: LayoutSection { EndlessSection().interGroupSpacing(1) }
  }

  private struct EndlessBadge: LayoutSupplementaryItem {
    var layoutSupplementaryItem: LayoutSupplementaryItem { self }
  }

  private struct EndlessHeader: LayoutBoundarySupplementaryItem {
    var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem { self }
  }

  private struct EndlessCard: LayoutDecorationItem {
    var layoutDecorationItem: LayoutDecorationItem { self }
  }

  private struct EndlessConfiguration: LayoutConfiguration {
    var layoutConfiguration: LayoutConfiguration { self }
  }

  /// A group that contains itself indirectly.
  private struct EndlessNest: LayoutGroup {
    var layoutGroup: LayoutGroup {
      HGroup { EndlessNest() }
    }
  }

  private func expect(
    _ result: ExitTest.Result?, names type: String, _ body: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let expected =
      "The body of \(type) is infinite: its `\(body)` leads back to \(type). "
      + "Return other elements, such as Section, HGroup, VGroup or Item."
    #expect(message.contains(expected), "\(message)", sourceLocation: sourceLocation)
  }

  @Test("Of items")
  func item() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = engineValue(EndlessItem())
    }
    expect(result, names: "EndlessItem", "layoutItem")
  }

  @Test("Of groups, with modifiers on the way")
  func group() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = engineValue(EndlessGroup())
    }
    expect(result, names: "EndlessGroup", "layoutGroup")
  }

  @Test("Of groups that contain themselves")
  func nest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = engineValue(EndlessNest())
    }
    expect(result, names: "EndlessNest", "layoutGroup")
  }

  @Test("Of sections")
  func section() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutSectionBuilder { EndlessSection() }
    }
    expect(result, names: "EndlessSection", "layoutSection")
  }

  @Test("Of supplementary items")
  func supplementaryItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = engineValue(EndlessBadge())
    }
    expect(result, names: "EndlessBadge", "layoutSupplementaryItem")
  }

  @Test("Of boundary supplementary items")
  func boundaryItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = engineValue(EndlessHeader())
    }
    expect(result, names: "EndlessHeader", "layoutBoundarySupplementaryItem")
  }

  @Test("Of decoration items")
  func decorationItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = engineValue(EndlessCard())
    }
    expect(result, names: "EndlessCard", "layoutDecorationItem")
  }

  @Test("Of configurations")
  func configuration() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutBuilder(configuration: EndlessConfiguration()) { OwnSection() }
    }
    expect(result, names: "EndlessConfiguration", "layoutConfiguration")
  }
}
