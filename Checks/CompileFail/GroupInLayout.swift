import CompositionalDSL

let layout = CompositionalLayout {
  // expect: put the group in Section { }
  HGroup { Item() }
}
