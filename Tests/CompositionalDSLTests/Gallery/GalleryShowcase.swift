import CompositionalDSL

/// Lanes that scroll horizontally.
extension Gallery {
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
}
