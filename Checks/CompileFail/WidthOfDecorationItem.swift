import CompositionalDSL

// expect: value of type 'DecorationItem' has no member 'width'
let item = DecorationItem(elementKind: "card").width(.absolute(8))
