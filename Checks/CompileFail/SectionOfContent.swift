import CompositionalContentDSL

func partOfALayout() {
  // expect: cannot find 'Section' in scope
  _ = Section.self
}
