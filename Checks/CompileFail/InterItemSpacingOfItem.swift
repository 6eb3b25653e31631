import CompositionalDSL

// expect: value of type 'Item' has no member 'interItemSpacing'
let item = Item().interItemSpacing(.fixed(8))
