import CompositionalDSL

// expect: requires that 'Item' conform to 'LayoutGroup'
let item = Item().interItemSpacing(.fixed(8))
