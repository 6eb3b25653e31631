import CompositionalDSL

let environment = CollectionLayoutEnvironment(size: CGSize(width: 375, height: 812))
let list = ListSection(appearance: .plain, layoutEnvironment: environment)
  .contentInsets(top: 8)
  // expect: value of type 'any LayoutSection' has no member 'headerMode'
  .headerMode(.none)
