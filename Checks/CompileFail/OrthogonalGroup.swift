import CompositionalDSL

// expect: value of type 'HGroup' has no member 'orthogonalScrollingBehavior'
let group = HGroup { Item() }.orthogonalScrollingBehavior(.continuous)
