import CompositionalDSL

// expect: a group contains items and groups
let group = HGroup {
  Item()
  // warn: this view is no subitem
  SupplementaryItem(elementKind: "badge")
}
