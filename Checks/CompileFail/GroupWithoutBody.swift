import CompositionalDSL

// expect: type 'OwnGroup' does not conform to protocol 'LayoutGroup'
struct OwnGroup: LayoutGroup {}
