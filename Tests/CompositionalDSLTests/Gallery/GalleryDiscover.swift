import CompositionalDSL

/// The discovery page of an app.
extension Gallery {
  static var discover: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Hero()
        Covers()
        Charts()
        Topics()
        Feed {
          HGroup(height: .estimated(64)) { Item(height: .estimated(64)) }
        }
        .interGroupSpacing(8)
        Feed {
          HGroup(height: .estimated(120), count: 2) { Item(height: .estimated(120)) }
            .interItemSpacing(.fixed(12))
        }
        .interGroupSpacing(12)
      }
      .boundarySupplementaryItems { Footer(kind: "colophon", height: 72) }
      .interSectionSpacing(12)
    }
  }

  /// Cards that come to rest in the center, with their neighbors partly visible.
  private struct Hero: LayoutSection {
    var layoutSection: LayoutSection {
      Section {
        HGroup(width: .fractionalWidth(0.85), height: .absolute(212)) { Item() }
      }
      .interGroupSpacing(10)
      .contentInsets(vertical: 8)
      .orthogonalScrollingBehavior(.groupPagingCentered)
    }
  }

  /// Covers, each above its title and a button.
  private struct Covers: LayoutSection {
    var layoutSection: LayoutSection {
      Section {
        VGroup(width: .absolute(144), height: .absolute(188)) {
          Item(height: .absolute(144))
          HGroup {
            Item(width: .fractionalWidth(0.7))
            Item(width: .fractionalWidth(0.3)).contentInsets(top: 6, leading: 4, bottom: 6)
          }
          .height(.absolute(40))
        }
        .interItemSpacing(.fixed(4))
      }
      .interGroupSpacing(12)
      .contentInsets(horizontal: 16)
      .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
      .boundarySupplementaryItems { Header() }
    }
  }

  /// Pages of three rows.
  private struct Charts: LayoutSection {
    var layoutSection: LayoutSection {
      Section {
        VGroup(width: .fractionalWidth(0.9), height: .absolute(204), count: 3) { Item() }
          .interItemSpacing(.fixed(6))
      }
      .interGroupSpacing(12)
      .contentInsets(horizontal: 16)
      .orthogonalScrollingBehavior(.groupPaging)
      .boundarySupplementaryItems { Header() }
    }
  }

  /// Tiles with badges, on a background.
  private struct Topics: LayoutSection {
    var layoutSection: LayoutSection {
      Section {
        HGroup(count: 3) {
          Item {
            SupplementaryItem(elementKind: "badge")
              .width(.absolute(32))
              .height(.absolute(24))
              .containerAnchor(edges: [.top, .trailing], offset: .absolute(x: 8, y: -8))
          }
        }
        .height(.absolute(88))
        .interItemSpacing(.fixed(16))
      }
      .interGroupSpacing(20)
      .contentInsets(top: 20, leading: 24, bottom: 16, trailing: 24)
      .supplementariesFollowContentInsets(false)
      .boundarySupplementaryItems { PinnedHeader() }
      .decorationItems {
        DecorationItem(elementKind: "background").contentInsets(top: 44, leading: 8, trailing: 8)
      }
    }
  }

  /// Self-sizing cells under a pinned header.
  private struct Feed: LayoutSection {
    @SingleResultBuilder<LayoutGroup> let content: () -> LayoutGroup

    var layoutSection: LayoutSection {
      Section(group: content)
        .contentInsets(horizontal: 16, vertical: 8)
        .supplementariesFollowContentInsets(false)
        .boundarySupplementaryItems { PinnedHeader() }
    }
  }
}
