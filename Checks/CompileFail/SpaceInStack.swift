import CompositionalContentDSL

let stack = HStack {
  // expect: put Space, Newline, Box and Choice in Flow { }
  Space(8)
}
