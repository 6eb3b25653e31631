import CompositionalContentDSL
import CompositionalDSL

let group = HGroup {
  // expect: a group contains items and groups
  Leaf("a")
}
