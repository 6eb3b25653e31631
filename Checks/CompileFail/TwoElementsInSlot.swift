import CompositionalContentDSL

let split = VSplit {
  Fixed(44) {
    Leaf("a")
    // expect: extra argument
    Leaf("b")
  }
}
