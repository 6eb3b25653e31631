import CompositionalDSL

let section = Section { HGroup { Item() } }
  .boundarySupplementaryItems {
    // expect: only a BoundarySupplementaryItem can be at a boundary
    DecorationItem(elementKind: "card")
  }
