import CompositionalDSL

// expect: value of type 'HGroup' has no member 'interGroupSpacing'
let group = HGroup { Item() }.interGroupSpacing(8)
