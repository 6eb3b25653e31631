import CompositionalDSL

// expect: value of type 'SupplementaryItem' has no member 'alignment'
let item = SupplementaryItem(elementKind: "badge").alignment(.top)
