import CompositionalDSL

let backgrounds: [LayoutDecorationItem] = []
// expect: a group contains items and groups
let group = HGroup {
  Item()
  // warn: backgrounds are not subitems
  backgrounds
}
