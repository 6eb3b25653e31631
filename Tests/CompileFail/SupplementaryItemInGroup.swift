import CompositionalDSL

let group = HGroup {
  Item()
  // expect: a group holds items and groups
  SupplementaryItem(elementKind: "badge")
}
