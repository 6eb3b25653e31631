import CompositionalDSL

let headers: [LayoutBoundarySupplementaryItem] = [BoundarySupplementaryItem(elementKind: "header")]
let group = HGroup { Item() }
  // expect: only a SupplementaryItem can be anchored to an item or a group
  .supplementaryItems {
    // warn: these views are at boundaries
    headers
  }
