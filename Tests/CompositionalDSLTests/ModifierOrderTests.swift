import CompositionalDSL
import Testing

/// The order of modifiers: the outermost applies for scalars, lists append, insets replace.
@Suite("Order of modifiers")
struct ModifierOrderTests {
  private struct Lane: LayoutSection {
    var layoutSection: LayoutSection {
      Section { HGroup { Item() } }
        .orthogonalScrollingBehavior(.continuous)
        .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "inner") }
        .contentInsets(value: 8)
    }
  }

  @Test("The outermost scalar wins")
  func scalar() {
    let section = CollectionLayoutSection(Lane().orthogonalScrollingBehavior(.groupPaging))
    #expect(section.orthogonalScrollingBehavior == .groupPaging)
    #expect(
      engineValue(HGroup { Item() }.interItemSpacing(.fixed(1)).interItemSpacing(.fixed(2)))
        .interItemSpacing == .fixed(2))
    #expect(engineValue(OwnBoundaryItem().zIndex(3).zIndex(4)).zIndex == 4)
    #expect(
      engineValue(OwnConfiguration().interSectionSpacing(9)).interSectionSpacing == 9)
  }

  @Test("Lists append, the inner first")
  func lists() {
    let section = CollectionLayoutSection(
      Lane()
        .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "outer") }
        .decorationItems { DecorationItem(elementKind: "inner") }
        .decorationItems { DecorationItem(elementKind: "outer") })
    #expect(section.boundarySupplementaryItems.map(\.elementKind) == ["inner", "outer"])
    #expect(section.decorationItems.map(\.elementKind) == ["inner", "outer"])

    let group = HGroup { Item() }.supplementaryItems { SupplementaryItem(elementKind: "inner") }
    let outer = group.supplementaryItems { SupplementaryItem(elementKind: "outer") }
    #expect(engineValue(outer).supplementaryItems.map(\.elementKind) == ["inner", "outer"])

    let own = OwnGroup().supplementaryItems { SupplementaryItem(elementKind: "inner") }
      .supplementaryItems { SupplementaryItem(elementKind: "outer") }
    #expect(engineValue(own).supplementaryItems.map(\.elementKind) == ["inner", "outer"])

    let configuration = Configuration()
      .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "inner") }
      .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "outer") }
    #expect(
      engineValue(configuration).boundarySupplementaryItems.map(\.elementKind)
        == ["inner", "outer"])
  }

  @Test("Insets replace and never add")
  func insets() {
    let section = CollectionLayoutSection(Lane().contentInsets(horizontal: 3))
    #expect(
      section.contentInsets
        == DirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
    let item = engineValue(Item().contentInsets(value: 8).contentInsets(top: 1))
    #expect(item.contentInsets == DirectionalEdgeInsets(top: 1))
    let spaced = engineValue(Item().edgeSpacing(value: .fixed(8)).edgeSpacing(top: .fixed(1)))
    #expect(spaced.edgeSpacing == CollectionLayoutEdgeSpacing(top: .fixed(1)))
  }

  @Test("Modifiers of different properties commute")
  func commuting() {
    let modifiers: [(LayoutSection) -> LayoutSection] = [
      { $0.interGroupSpacing(5) }, { $0.contentInsets(value: 4) },
      { $0.orthogonalScrollingBehavior(.paging) },
      { $0.boundarySupplementaryItems { OwnBoundaryItem() } },
      { $0.decorationItems { OwnDecorationItem() } },
      { $0.supplementariesFollowContentInsets(false) },
    ]
    let forwards = modifiers.reduce(OwnSection()) { $1($0) }
    let backwards = modifiers.reversed().reduce(OwnSection()) { $1($0) }
    #expect(engineValue(forwards) == engineValue(backwards))
    #expect(engineValue(forwards) != engineValue(OwnSection()))
  }

  @Test("The last size wins, whatever the other modifiers")
  func sizes() {
    let size = CollectionLayoutSize(.absolute(3), .estimated(4))
    let items = [
      Item().width(.absolute(3)).height(.estimated(4)),
      Item().height(.estimated(4)).width(.absolute(1)).width(.absolute(3)),
      Item(width: .absolute(9), height: .absolute(9)).size(size),
      Item(size: size).edgeSpacing(nil),
      Item().edgeSpacing(nil).width(.absolute(3)).contentInsets(.zero).height(.estimated(4)),
    ]
    for item in items {
      #expect(engineValue(item) == CollectionLayoutItem(layoutSize: size))
    }
  }

  @Test("A modifier does not change the element it is called on")
  func values() {
    let item = Item()
    _ = item.contentInsets(value: 8).width(.absolute(1))
    #expect(engineValue(item) == CollectionLayoutItem(layoutSize: fullSize))
    let layout = CompositionalLayout { OwnSection() }
    _ = layout.interSectionSpacing(8)
    #expect(CollectionLayout(layout).configuration.interSectionSpacing == 0)
  }

  @Test("A list is built once, when the modifier is called")
  func evaluation() {
    var calls = 0
    func kind() -> String {
      calls += 1
      return "kind"
    }
    let section = Section { HGroup { Item() } }
      .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: kind()) }
      .decorationItems { DecorationItem(elementKind: kind()) }
    #expect(calls == 2)
    #expect(engineValue(section) == engineValue(section))
    #expect(calls == 2)
  }
}
