import CompositionalDSL

// User-defined elements, one for each kind of body.

struct OwnItem: LayoutItem {
  var layoutItem: LayoutItem { Item() }
}

struct OwnGroup: LayoutGroup {
  var layoutGroup: LayoutGroup { HGroup { OwnItem() } }
}

struct OwnSection: LayoutSection {
  var layoutSection: LayoutSection { Section { OwnGroup() } }
}

struct OwnSupplementaryItem: LayoutSupplementaryItem {
  var layoutSupplementaryItem: LayoutSupplementaryItem { SupplementaryItem(elementKind: "own") }
}

struct OwnBoundaryItem: LayoutBoundarySupplementaryItem {
  var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem {
    BoundarySupplementaryItem(elementKind: "own")
  }
}

struct OwnDecorationItem: LayoutDecorationItem {
  var layoutDecorationItem: LayoutDecorationItem { DecorationItem(elementKind: "own") }
}

struct OwnConfiguration: LayoutConfiguration {
  var layoutConfiguration: LayoutConfiguration { Configuration().interSectionSpacing(7) }
}

/// An item with sizes that modifiers can set.
struct Photo: LayoutItem, SizedItem {
  var widthDimension = CollectionLayoutDimension.fractionalWidth(1)
  var heightDimension = CollectionLayoutDimension.fractionalWidth(9.0 / 16)

  var layoutItem: LayoutItem { Item(width: widthDimension, height: heightDimension) }
}

/// An item that is resized by its own two methods.
struct Poster: LayoutItem, ResizableItem {
  private var item = Item()

  var layoutItem: LayoutItem { item }

  func width(_ width: CollectionLayoutDimension) -> Self {
    var poster = self
    poster.item = item.width(width)
    return poster
  }

  func height(_ height: CollectionLayoutDimension) -> Self {
    var poster = self
    poster.item = item.height(height)
    return poster
  }
}
