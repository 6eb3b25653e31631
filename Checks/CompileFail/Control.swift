import CompositionalDSL

// Everything that the cases forbid, as it is allowed: this file has to compile.

struct OwnGroup: LayoutGroup {
  var layoutGroup: LayoutGroup {
    HGroup(count: 2) { Item() }.width(.absolute(300)).interItemSpacing(.fixed(8))
  }
}

let isWide = true
let layout = CompositionalLayout { environment in
  Section {
    HGroup {
      Item { SupplementaryItem(elementKind: "badge").containerAnchor(edges: .top).zIndex(2) }
      VGroup {
        Item().contentInsets(value: 1).width(.absolute(3))
        OwnGroup().contentInsets(value: 1)
      }
      .contentInsets(value: 1)
      .width(.fractionalWidth(0.5))
    }
    .supplementaryItems { SupplementaryItem(elementKind: "side") }
  }
  .interGroupSpacing(8)
  .contentInsets(value: 8)
  .orthogonalScrollingBehavior(.continuous)
  .boundarySupplementaryItems {
    BoundarySupplementaryItem(elementKind: "header").pinToVisibleBounds(true).alignment(.top)
  }
  .decorationItems { DecorationItem(elementKind: "card") }
  Section {
    if isWide { OwnGroup() } else { HGroup { Item() } }
  }
  ListSection(appearance: .plain, layoutEnvironment: environment)
    .headerMode(.supplementary)
    .contentInsets(top: 8)
}
let prepared = LayoutBuilder { layout }
let single = LayoutBuilder(configuration: Configuration().interSectionSpacing(8)) {
  OwnGroup.section
}

extension OwnGroup {
  static var section: LayoutSection { Section { OwnGroup() } }
}

// Views and backgrounds are items for functions of any item.
func narrow(_ item: LayoutItem) -> LayoutItem { item.contentInsets(horizontal: 4) }
let narrowed = [
  narrow(SupplementaryItem(elementKind: "badge")), narrow(DecorationItem(elementKind: "card")),
]
let header: LayoutSupplementaryItem = BoundarySupplementaryItem(elementKind: "header")
let card: LayoutDecorationItem = DecorationItem(elementKind: "card").zIndex(1).edgeSpacing(nil)
let badge: LayoutSupplementaryItem = SupplementaryItem(elementKind: "badge")
  .contentInsets(value: 1)
let badges: [SupplementaryItem] = []
let cell = Item { badges }
let row = HGroup {
  switch isWide {
  case true: []
  case false: Item()
  }
}

// Bodies and closures are builders, with local values.
struct Lane: LayoutSection {
  var layoutSection: LayoutSection {
    let width = 150.0
    Section { HGroup { Item() }.width(.absolute(width)) }
  }
}
let provided = CompositionalLayout { index, environment in
  let isNarrow = environment.container.effectiveContentSize.width < 600
  if index == 0, isNarrow { Lane() } else { Section { OwnGroup() } }
}
let several: CollectionLayout = LayoutBuilder {
  Lane()
  Section { OwnGroup() }
}
