import CompositionalContentDSL

func partOfALayout() {
  // expect: cannot find 'Item' in scope
  _ = Item.self
}
