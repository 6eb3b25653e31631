import CompositionalDSL

// expect: exactly one layout is required here
let layout: CollectionLayout = LayoutBuilder {
  CompositionalLayout { Section { HGroup { Item() } } }
  CompositionalLayout { Section { HGroup { Item() } } }
}
