import CompositionalDSL

let group = HGroup {
  [Item()]
  // expect: a group contains items and groups
  [DecorationItem(elementKind: "card")]
}
