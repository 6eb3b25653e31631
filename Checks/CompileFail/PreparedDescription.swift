import CompositionalDSL

func prepared(in environment: CollectionLayoutEnvironment) {
  var layout = CompositionalLayout { Section { HGroup { Item() } } }
  // expect: write layout.prepared(itemCounts:in:)
  layout.prepare(itemCounts: [3], in: environment)
}
