import CompositionalDSL

/// The examples for macOS.
extension Showcase {
  static var fourColumns: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup(count: 4) { Item() }
          .height(.absolute(100))
          .interItemSpacing(.fixed(16))
      }
      .interGroupSpacing(16)
      .contentInsets(horizontal: 16, vertical: 8)
    }
  }

  /// Header and footer of the full width, rows within insets of 8.
  static var desktopList: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup { Item() }.height(.absolute(40))
      }
      .contentInsets(value: 8)
      .supplementariesFollowContentInsets(false)
      .boundarySupplementaryItems { PinnedBars(height: 20).items }
    }
  }

  /// Adjacent columns that each scroll vertically, with a name at the side.
  static var tweetDeck: CollectionLayout {
    let column = Section {
      HGroup { Item() }
        .width(.absolute(150))
        .height(.absolute(100))
    }
    .contentInsets(value: 4)
    .orthogonalScrollingBehavior(.continuous)
    .boundarySupplementaryItems {
      BoundarySupplementaryItem(elementKind: "name").width(.absolute(20))
        .height(.fractionalHeight(1)).alignment(.leading)
    }
    return CollectionLayout(
      CompositionalLayout { _, _ in column }.scrollDirection(.horizontal))
  }
}

/// The tests that compare with pictures.
extension Showcase {
  static var listBetweenBars: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup { Item() }.height(.absolute(40))
      }
      .interGroupSpacing(2)
      .boundarySupplementaryItems { PinnedBars(height: 24).items }
    }
  }

  static var badges: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup(count: 4) {
          Item(height: .fractionalWidth(0.25)) {
            SupplementaryItem(elementKind: "badge")
              .width(.absolute(15))
              .height(.absolute(15))
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

  static var background: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup(count: 4) { Item() }
          .height(.absolute(40))
          .interItemSpacing(.fixed(8))
      }
      .interGroupSpacing(8)
      .contentInsets(value: 16)
      .orthogonalScrollingBehavior(.continuous)
      .decorationItems { DecorationItem(elementKind: "background") }
    }
  }
}
