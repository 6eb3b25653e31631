import CompositionalDSL

func contentOfACell() {
  // expect: cannot find 'Text' in scope
  _ = Text.self
}
