import CompositionalDSL

let section = Section {
  // expect: argument type 'Item' does not conform to expected type 'LayoutGroup'
  Item()
}
