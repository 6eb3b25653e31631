import CompositionalContentDSL

let split = VSplit {
  // expect: a split contains content, Fixed, Percentage, Automatic, Equal, Dynamic, Padding and Sep
  Space(8)
}
