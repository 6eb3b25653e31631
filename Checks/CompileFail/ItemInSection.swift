import CompositionalDSL

let section = Section {
  // expect: put the item in HGroup { } or VGroup { }
  Item()
}
