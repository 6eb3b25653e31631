import CompositionalDSL

let group = HGroup {
  // expect: a group contains items and groups
  Section { HGroup { Item() } }
}
