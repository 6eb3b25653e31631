import CompositionalDSL

let section = Section { HGroup { Item() } }
  .boundarySupplementaryItems {
    // expect: only a BoundarySupplementaryItem can be at a boundary
    SupplementaryItem(elementKind: "badge")
  }
