import CompositionalDSL

let item = Item {
  // expect: only a SupplementaryItem is anchored to an item or a group
  BoundarySupplementaryItem(elementKind: "header")
}
