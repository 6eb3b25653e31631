import CompositionalContentDSL

let stack = VStack {
  // expect: slots such as Fixed and Equal in a split
  Fixed(44) { Leaf("a") }
}
