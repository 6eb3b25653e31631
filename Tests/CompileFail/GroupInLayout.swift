import CompositionalDSL

let layout = Layout {
  // expect: put the group in Section { }
  HGroup { Item() }
}
