import Compositional

extension CollectionLayoutItem {
  /// The paths of the item and all items inside it, each a list of places in groups.
  var paths: [[Int]] {
    [[]] + subitems.enumerated().flatMap { place, item in item.paths.map { [place] + $0 } }
  }

  /// Returns the item at a path.
  func node(at path: ArraySlice<Int>) -> CollectionLayoutItem {
    guard let first = path.first else { return self }
    return subitems[first].node(at: path.dropFirst())
  }

  /// Returns an equal item with a change at a path.
  func changed(
    at path: ArraySlice<Int>, _ change: (inout CollectionLayoutItem) -> Void
  ) -> CollectionLayoutItem {
    guard let first = path.first else {
      var item = self
      change(&item)
      return item
    }
    return mapped { place, item in
      place == first ? item.changed(at: path.dropFirst(), change) : item
    }
  }

  /// True if the length of the item, or of an item inside it, is a fraction of one along an axis.
  func hasFraction(of axis: LayoutAxis) -> Bool {
    layoutSize.widthDimension.isFraction(of: axis)
      || layoutSize.heightDimension.isFraction(of: axis)
      || subitems.contains { $0.hasFraction(of: axis) }
  }

  /// An equal item without badges anywhere.
  var withoutSupplementaryItems: CollectionLayoutItem {
    var item = mapped { _, item in item.withoutSupplementaryItems }
    item.supplementaryItems = []
    return item
  }

  /// Returns an equal item with other subitems.
  func mapped(
    _ change: (Int, CollectionLayoutItem) -> CollectionLayoutItem
  ) -> CollectionLayoutItem {
    guard case .group(let axis, let subitems) = content else { return self }
    let items = subitems.items.enumerated().map { change($0, $1) }
    let changed: Subitems =
      switch subitems {
      case .list: .list(items)
      case .counted(_, let count): .counted(items, count: count)
      case .repeating(_, let count): .repeating(items, count: count)
      }
    var item = CollectionLayoutItem(layoutSize: layoutSize, content: .group(axis, changed))
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    item.supplementaryItems = supplementaryItems
    item.interItemSpacing = interItemSpacing
    return item
  }
}
