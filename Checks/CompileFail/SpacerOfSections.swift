import CompositionalDSL

func contentOfACell() {
  // expect: cannot find 'Spacer' in scope
  _ = Spacer.self
}
