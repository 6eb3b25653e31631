import CompositionalDSL

func contentOfACell() {
  // expect: cannot find 'HStack' in scope
  _ = HStack.self
}
