import CompositionalDSL

let badge: SupplementaryItem? = nil
// expect: a group contains items and groups
let group = HGroup {
  // warn: this view is not a subitem
  badge
  Item()
}
