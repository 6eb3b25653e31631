import CompositionalContentDSL

let rows = Rows {
  // expect: rows contain content; Row { } changes its settings
  Fixed(44) { Leaf("a") }
}
