import CompositionalDSL

let item = Item {
  // expect: only a SupplementaryItem can be anchored to an item or a group
  BoundarySupplementaryItem(elementKind: "header")
}
