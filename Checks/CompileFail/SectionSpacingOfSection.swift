import CompositionalDSL

// expect: value of type 'Section' has no member 'interSectionSpacing'
let section = Section { HGroup { Item() } }.interSectionSpacing(8)
