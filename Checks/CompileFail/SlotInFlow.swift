import CompositionalContentDSL

let flow = Flow {
  // expect: a flow contains content, Space, Newline, Box, Elements and Choice
  Equal { Leaf("a") }
}
