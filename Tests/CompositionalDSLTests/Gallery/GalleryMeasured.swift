import CompositionalDSL

/// Cells that size themselves: tags.
extension Gallery {
  static var wrappingTags: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup(height: .absolute(32)) {
          Item(width: .estimated(90)) {
            SupplementaryItem(elementKind: "count")
              .size(CollectionLayoutSize(.absolute(16), .absolute(16)))
              .containerAnchor(edges: [.top, .trailing], offset: .absolute(x: 5, y: -5))
          }
        }
        .interItemSpacing(.fixed(10))
      }
      .interGroupSpacing(12)
      .contentInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
      .boundarySupplementaryItems {
        BoundarySupplementaryItem(elementKind: "topic").height(.estimated(40))
      }
    }
  }
}
