import CompositionalDSL

// expect: a group repeats an item or a group
let group = HGroup(count: 2) {
  // warn: a background is not a subitem
  DecorationItem(elementKind: "card")
}
