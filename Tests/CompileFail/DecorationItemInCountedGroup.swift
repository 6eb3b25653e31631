import CompositionalDSL

// expect: a group repeats an item or a group
let group = HGroup(count: 2) {
  // warn: a background is no subitem
  DecorationItem(elementKind: "card")
}
