import CompositionalDSL

// expect: only a SupplementaryItem can be anchored to an item or a group
let item = Item {
  // warn: this view is at a boundary
  BoundarySupplementaryItem(elementKind: "header")
}
