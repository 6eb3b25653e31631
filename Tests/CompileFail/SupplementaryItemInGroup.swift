import CompositionalDSL

let group = HGroup {
  Item()
  // expect: a group contains items and groups
  SupplementaryItem(elementKind: "badge")
}
