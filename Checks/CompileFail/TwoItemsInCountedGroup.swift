import CompositionalDSL

let group = HGroup(count: 2) {
  Item()
  // expect: extra argument
  Item()
}
