import CompositionalContentDSL

// expect: has no member 'reflowsForAccessibility'
let stack = HStack { Leaf("a") }.padding(4).reflowsForAccessibility(false)
