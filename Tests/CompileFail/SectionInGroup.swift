import CompositionalDSL

let group = HGroup {
  // expect: a group holds items and groups
  Section { HGroup { Item() } }
}
