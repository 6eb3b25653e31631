import CompositionalDSL

/// Lists, grids and tables.
extension Gallery {
  static var list: CollectionLayout {
    LayoutBuilder {
      Section { Row() }
    }
  }

  /// Five squares per row, by fractions of the width.
  private struct Squares: LayoutGroup {
    var inset: CGFloat = 0

    var layoutGroup: LayoutGroup {
      HGroup {
        Item().width(.fractionalWidth(0.2)).contentInsets(value: inset)
      }
      .height(.fractionalWidth(0.2))
    }
  }

  static var grid: CollectionLayout {
    LayoutBuilder {
      Section { Squares() }
    }
  }

  static var insetGrid: CollectionLayout {
    LayoutBuilder {
      Section { Squares(inset: 5) }
    }
  }

  static var twoColumns: CollectionLayout {
    LayoutBuilder {
      Section { Columns(count: 2, height: .absolute(88), spacing: 10) }
        .interGroupSpacing(10)
        .contentInsets(value: 10)
    }
  }

  /// As many cells of a width as fit into a row.
  private struct AsManyAsFit: LayoutSection {
    let width: CGFloat
    let height: CGFloat

    var layoutSection: LayoutSection {
      Section {
        HGroup { Item().width(.absolute(width)) }
          .height(.absolute(height))
          .interItemSpacing(.flexible(8))
      }
      .interGroupSpacing(12)
      .contentInsets(value: 12)
    }
  }

  static var adaptiveSections: CollectionLayout {
    CollectionLayout(
      CompositionalLayout {
        AsManyAsFit(width: 104, height: 110)
        AsManyAsFit(width: 164, height: 64)
      })
  }

  /// Rows of one cell or several.
  private struct Framed: LayoutSection {
    var columns: Int?
    let height: CollectionLayoutDimension

    private var cell: Item { Item().contentInsets(value: 2) }

    var layoutSection: LayoutSection {
      Section {
        if let columns {
          HGroup(height: height, count: columns) { cell }
        } else {
          HGroup(height: height) { cell }
        }
      }
      .contentInsets(value: 16)
    }
  }

  static var distinctSections: CollectionLayout {
    LayoutBuilder {
      CompositionalLayout {
        Framed(height: .absolute(44))
        for (columns, height) in [(5, 0.2), (3, 0.3)] {
          Framed(columns: columns, height: .fractionalWidth(height))
        }
      }
    }
  }

  static var calendar: CollectionLayout {
    LayoutBuilder {
      Section { Columns(count: 7, height: .absolute(52), spacing: 2) }
        .interGroupSpacing(2)
        .contentInsets(top: 4, leading: 8, bottom: 12, trailing: 8)
        .boundarySupplementaryItems { PinnedHeader(kind: "month", height: 36) }
    }
  }

  /// Columns that scroll horizontally under pinned names.
  static var wideTable: CollectionLayout {
    CollectionLayout(
      CompositionalLayout {
        Section {
          VGroup(width: .absolute(120), count: 10) { Item() }.interItemSpacing(.fixed(1))
        }
        .interGroupSpacing(1)
        .boundarySupplementaryItems {
          BoundarySupplementaryItem(elementKind: "names")
            .width(.absolute(90))
            .alignment(.leading)
            .pinToVisibleBounds(true)
            .zIndex(3)
        }
      }
      .scrollDirection(.horizontal)
      .interSectionSpacing(12))
  }

  static var settings: CollectionLayout {
    CollectionLayout(
      CompositionalLayout { environment in
        let section = ListSection(appearance: .insetGrouped, layoutEnvironment: environment)
        section.headerMode(.supplementary).footerMode(.supplementary)
        section.headerMode(.supplementary)
        section
      })
  }
}
