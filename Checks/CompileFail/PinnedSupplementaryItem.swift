import CompositionalDSL

// expect: pinToVisibleBounds
let item = SupplementaryItem(elementKind: "badge").pinToVisibleBounds(true)
