import CompositionalDSL

let isWide = true
let section = Section {
  // expect: add an else to the if
  if isWide { HGroup { Item() } }
}
