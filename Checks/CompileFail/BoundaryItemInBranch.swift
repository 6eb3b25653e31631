import CompositionalDSL

let isWide = true
let group = HGroup {
  Item()
  // expect: a group contains items and groups
  if isWide {
    // warn: this view is not a subitem
    BoundarySupplementaryItem(elementKind: "header").zIndex(3)
  }
}
