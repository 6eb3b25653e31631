import CompositionalDSL

// expect: a group contains items and groups
let group = HGroup {
  Item()
  // warn: this view is not a subitem
  SupplementaryItem(elementKind: "badge")
}
