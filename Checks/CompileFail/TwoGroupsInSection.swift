import CompositionalDSL

// expect: a section repeats one group; put these in an HGroup { } or VGroup { }
let section = Section {
  HGroup { Item() }
  HGroup { Item() }
}
