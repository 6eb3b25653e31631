import CompositionalDSL

/// Self-sizing cells: text and tags.
extension Gallery {
  /// A bubble as high as its text, at the side of its author.
  private struct Bubble: LayoutItem {
    let isOwn: Bool

    var layoutItem: LayoutItem {
      Item(width: .fractionalWidth(0.75), height: .estimated(44))
        .edgeSpacing(isOwn ? .init(leading: .flexible(0)) : nil)
    }
  }

  static var messages: CollectionLayout {
    LayoutBuilder {
      Section {
        VGroup(height: .estimated(96)) {
          Bubble(isOwn: false)
          Bubble(isOwn: true)
        }
        .interItemSpacing(.fixed(8))
      }
      .interGroupSpacing(8)
      .contentInsets(top: 4, leading: 12, bottom: 12, trailing: 12)
      .boundarySupplementaryItems {
        BoundarySupplementaryItem(elementKind: "day")
          .height(.estimated(28))
          .pinToVisibleBounds(true)
          .zIndex(2)
      }
    }
  }

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
