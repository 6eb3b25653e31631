import CompositionalDSL

let section = Section { HGroup { Item() } }
  .boundarySupplementaryItems {
    // expect: only a BoundarySupplementaryItem stands at a boundary
    SupplementaryItem(elementKind: "badge")
  }
