import CompositionalDSL

/// Lanes that scroll horizontally, and a screen with many kinds of sections.
extension Gallery {
  /// Squares in a lane under a pinned header of the full width.
  static var gettingStarted: CollectionLayout {
    LayoutBuilder {
      Section {
        HGroup { Item() }
          .width(.fractionalWidth(0.3))
          .height(.fractionalWidth(0.3))
      }
      .interGroupSpacing(8)
      .contentInsets(horizontal: 16, vertical: 8)
      .orthogonalScrollingBehavior(.continuous)
      .supplementariesFollowContentInsets(false)
      .boundarySupplementaryItems { Header(height: 30).pinToVisibleBounds(true) }
    }
  }

  /// A section under a title.
  private struct Titled: LayoutSection {
    @SingleResultBuilder<LayoutSection> let content: () -> LayoutSection

    var layoutSection: LayoutSection {
      content().boundarySupplementaryItems { Header() }
    }
  }

  static var carousel: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Titled {
          Section {
            HGroup { Item().contentInsets(value: 6) }
              .width(.fractionalWidth(0.8))
              .height(.absolute(180))
          }
          .orthogonalScrollingBehavior(.groupPagingCentered)
        }
        Titled {
          Section {
            HGroup(width: .absolute(120), height: .absolute(120)) {
              Item().contentInsets(value: 6)
            }
          }
          .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
          .contentInsets(horizontal: 10)
        }
        Titled {
          Section {
            VGroup(width: .fractionalWidth(0.9), height: .absolute(168), count: 3) {
              Item().contentInsets(value: 4)
            }
          }
          .orthogonalScrollingBehavior(.groupPaging)
          .contentInsets(horizontal: 10)
        }
      }
    }
  }

  static var storefront: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Shelf()
        Ledger()
        Window()
        Offers()
      }
      .boundarySupplementaryItems { Header(kind: "banner", height: 80) }
      .interSectionSpacing(16)
    }
  }

  private static let title = PinnedHeader(height: 32)

  /// Two columns between a pinned header and a pinned footer.
  private struct Shelf: LayoutSection {
    var layoutSection: LayoutSection {
      Section { Columns(count: 2, height: .absolute(52), spacing: 16) }
        .interGroupSpacing(8)
        .contentInsets(horizontal: 16, vertical: 8)
        .boundarySupplementaryItems {
          title
          Footer(height: 28).pinToVisibleBounds(true)
        }
    }
  }

  /// Rows on a background that excludes the header.
  private struct Ledger: LayoutSection {
    var layoutSection: LayoutSection {
      Section { Row() }
        .contentInsets(horizontal: 16, vertical: 8)
        .boundarySupplementaryItems { title }
        .decorationItems { DecorationItem(elementKind: "background").contentInsets(top: 32) }
    }
  }

  /// A mosaic of three columns.
  private struct Window: LayoutSection {
    private var cell: Item { Item().contentInsets(value: 4) }

    var layoutSection: LayoutSection {
      Section {
        HGroup {
          VGroup { cell }.width(.fractionalWidth(0.5))
          VGroup(count: 2) { cell }.width(.fractionalWidth(0.25))
          VGroup {
            cell.height(.fractionalHeight(0.6))
            cell.height(.fractionalHeight(0.4))
          }
          .width(.fractionalWidth(0.25))
        }
        .height(.absolute(240))
      }
      .contentInsets(value: 12)
      .supplementariesFollowContentInsets(false)
      .boundarySupplementaryItems { title }
    }
  }

  /// Cells with badges, on a background.
  private struct Offers: LayoutSection {
    var layoutSection: LayoutSection {
      Section {
        HGroup(count: 4) {
          Item {
            SupplementaryItem(elementKind: "badge")
              .width(.absolute(64))
              .height(.absolute(20))
              .containerAnchor(edges: [.top, .trailing], offset: .absolute(x: -12, y: -12))
          }
        }
        .height(.absolute(88))
        .interItemSpacing(.fixed(16))
      }
      .interGroupSpacing(20)
      .contentInsets(top: 24, leading: 20, bottom: 16, trailing: 20)
      .supplementariesFollowContentInsets(false)
      .boundarySupplementaryItems { title }
      .decorationItems { DecorationItem(elementKind: "background").contentInsets(top: 20) }
    }
  }
}
