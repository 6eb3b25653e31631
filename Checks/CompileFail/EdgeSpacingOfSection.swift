import CompositionalDSL

// expect: value of type 'Section' has no member 'edgeSpacing'
let section = Section { HGroup { Item() } }.edgeSpacing(value: .fixed(8))
