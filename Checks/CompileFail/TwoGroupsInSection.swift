import CompositionalDSL

let section = Section {
  HGroup { Item() }
  // expect: extra argument
  HGroup { Item() }
}
