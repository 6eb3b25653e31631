import CompositionalDSL

// expect: value of type 'BoundarySupplementaryItem' has no member 'containerAnchor'
let item = BoundarySupplementaryItem(elementKind: "header").containerAnchor(edges: .top)
