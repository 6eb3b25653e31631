import CompositionalContentDSL

func partOfALayout() {
  // expect: cannot find 'HGroup' in scope
  _ = HGroup.self
}
