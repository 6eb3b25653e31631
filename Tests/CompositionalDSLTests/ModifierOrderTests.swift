import CompositionalDSL
import Testing

/// Outermost wins for scalars, lists append, insets replace.
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

  @Test("the outermost scalar wins")
  func scalar() {
    let section = CollectionLayoutSection(Lane().orthogonalScrollingBehavior(.groupPaging))
    #expect(section.orthogonalScrollingBehavior == .groupPaging)
  }

  @Test("lists append, the inner first")
  func lists() {
    let section = CollectionLayoutSection(
      Lane().boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "outer") })
    #expect(section.boundarySupplementaryItems.map(\.elementKind) == ["inner", "outer"])
  }

  @Test("insets replace and never add")
  func insets() {
    let section = CollectionLayoutSection(Lane().contentInsets(horizontal: 3))
    #expect(
      section.contentInsets
        == DirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
  }
}
