import CompositionalDSL

let layout: CollectionLayout = LayoutBuilder {
  // expect: put the group in Section { }
  HGroup { Item() }
}
