import CompositionalDSL

/// A grid by width, and a list.
extension Gallery {
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
