import CompositionalDSL

let rows = Rows {
  // expect: rows contain content, which Row { } gives settings
  Fixed(44) { Leaf("a") }
}
