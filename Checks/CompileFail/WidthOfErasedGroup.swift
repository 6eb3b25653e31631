import CompositionalDSL

struct OwnGroup: LayoutGroup {
  var layoutGroup: LayoutGroup { HGroup { Item() } }
}

// expect: 'width'
let group = OwnGroup().contentInsets(value: 8).width(.absolute(300))
