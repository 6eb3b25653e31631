import CompositionalDSL

// expect: expected expression of type 'any LayoutGroup'
let section = Section {}
