import CompositionalDSL

/// Cells that measure themselves by what is inside them.
extension Gallery {
  static var inbox: CollectionLayout {
    LayoutBuilder {
      Section { VGroup(height: .estimated(68)) { Item(height: .estimated(68)) } }
    }
  }

  static var flights: CollectionLayout {
    LayoutBuilder {
      Section { VGroup(height: .estimated(160)) { Item(height: .estimated(160)) } }
        .interGroupSpacing(12)
        .contentInsets(vertical: 12)
    }
  }

  static var splitScreen: CollectionLayout {
    LayoutBuilder(configuration: Configuration().contentInsetsReference(.none)) {
      Section { VGroup(height: .fractionalHeight(1)) { Item() } }
    }
  }

  static var form: CollectionLayout {
    LayoutBuilder {
      Section { VGroup(height: .estimated(300)) { Item(height: .estimated(300)) } }
    }
  }
}
