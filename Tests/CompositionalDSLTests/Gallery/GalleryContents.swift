import CompositionalDSL

/// Cells that measure themselves by what is inside them.
extension Gallery {
  static var inbox: CollectionLayout {
    LayoutBuilder {
      Section { VGroup(height: .estimated(68)) { Item(height: .estimated(68)) } }
    }
  }
}
