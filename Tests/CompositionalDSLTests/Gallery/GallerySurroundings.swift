import CompositionalDSL

/// Badges and pinned headers.
extension Gallery {
  /// Badges on cells, and a label beside every row.
  static var supplementaryBadges: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup(count: 4) {
          Item(height: .fractionalWidth(0.25)) {
            SupplementaryItem(elementKind: "badge")
              .size(CollectionLayoutSize(.absolute(15), .absolute(15)))
              .containerAnchor(edges: [.top, .trailing], offset: .fractional(x: 0.5, y: -0.5))
          }
        }
        .height(.absolute(80))
        .interItemSpacing(.fixed(16))
        .contentInsets(trailing: 20)
        .supplementaryItems {
          SupplementaryItem(elementKind: "label")
            .width(.absolute(20))
            .height(.absolute(60))
            .containerAnchor(edges: .trailing, offset: .fractional(x: 1))
        }
      }
      .interGroupSpacing(16)
      .contentInsets(bottom: 16)
    }
  }

  static var pinnedHeaders: CollectionLayout {
    LayoutBuilder {
      Section { Row() }
        .interGroupSpacing(5)
        .contentInsets(horizontal: 10, vertical: 5)
        .boundarySupplementaryItems { PinnedHeader() }
    }
  }
}
