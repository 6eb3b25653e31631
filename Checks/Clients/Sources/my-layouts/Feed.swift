import CompositionalDSL

/// Posts as high as their text: one column, or two in a wide view.
func feed(in environment: CollectionLayoutEnvironment) -> CollectionLayout {
  let columns = environment.container.contentSize.width > 600 ? 2 : 1
  return LayoutBuilder {
    Section {
      HGroup(count: columns) { Item(height: .estimated(80)) }
        .height(.estimated(80))
        .interItemSpacing(.fixed(8))
    }
    .interGroupSpacing(8)
    .contentInsets(value: 16)
  }
}
