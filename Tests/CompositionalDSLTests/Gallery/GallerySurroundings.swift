import CompositionalDSL

/// Badges, headers, footers and backgrounds.
extension Gallery {
  static var itemBadges: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup(count: 3) {
          Item {
            SupplementaryItem(elementKind: "badge")
              .width(.absolute(24))
              .height(.absolute(24))
              .containerAnchor(edges: [.top, .trailing], offset: .fractional(x: 0.3, y: -0.3))
          }
          .contentInsets(value: 8)
        }
        .height(.fractionalWidth(0.3))
      }
      .contentInsets(value: 8)
    }
  }

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

  static var sectionHeadersFooters: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Section { Row() }
          .interGroupSpacing(5)
          .contentInsets(horizontal: 10)
          .boundarySupplementaryItems {
            Header()
            Footer()
          }
      }
      .interSectionSpacing(16)
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

  /// Header and footer both stay visible.
  static var pinnedList: CollectionLayout {
    LayoutBuilder {
      Section { Row(height: 40) }
        .interGroupSpacing(2)
        .boundarySupplementaryItems {
          PinnedHeader(height: 24)
          Footer(height: 24).pinToVisibleBounds(true).zIndex(2)
        }
    }
  }

  static var backgroundDecorations: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Section { Row() }
          .interGroupSpacing(5)
          .contentInsets(value: 12)
          .decorationItems {
            DecorationItem(elementKind: "background").contentInsets(value: 5)
          }
      }
      .interSectionSpacing(8)
    }
  }

  /// A header and a footer around chapters.
  static var globalHeader: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Section { Columns(count: 2, height: .absolute(96), spacing: 8) }
          .interGroupSpacing(8)
          .contentInsets(value: 8)
          .boundarySupplementaryItems { Header(kind: "chapter", height: 36) }
      }
      .boundarySupplementaryItems {
        Header(kind: "banner", height: 150)
        Footer(kind: "colophon", height: 50)
      }
      .interSectionSpacing(20)
    }
  }
}
