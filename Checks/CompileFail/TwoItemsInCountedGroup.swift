import CompositionalDSL

// expect: exactly one element is required here
let group = HGroup(count: 2) {
  Item()
  Item()
}
