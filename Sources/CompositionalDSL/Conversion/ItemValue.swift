/// A value of the engine that has the size, insets and spacing of an item.
protocol ItemValue {
  /// The item of the same size, insets and spacing.
  var item: CollectionLayoutItem { get }
}

/// A value of the engine that is anchored to an element.
protocol SupplementaryValue: ItemValue {
  /// The supplementary item.
  var supplementaryItem: CollectionLayoutSupplementaryItem { get }
}

extension ItemValue {
  /// Returns a cell of a size, insets and spacing.
  fileprivate func cell(
    _ layoutSize: CollectionLayoutSize, _ contentInsets: DirectionalEdgeInsets,
    _ edgeSpacing: CollectionLayoutEdgeSpacing?
  ) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(layoutSize: layoutSize)
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    return item
  }
}

extension CollectionLayoutItem: ItemValue {
  var item: CollectionLayoutItem { self }
}

extension CollectionLayoutSupplementaryItem: SupplementaryValue {
  var item: CollectionLayoutItem { cell(layoutSize, contentInsets, edgeSpacing) }
  var supplementaryItem: CollectionLayoutSupplementaryItem { self }
}

extension CollectionLayoutBoundarySupplementaryItem: SupplementaryValue {
  var item: CollectionLayoutItem { cell(layoutSize, contentInsets, edgeSpacing) }
  /// The view, anchored at its own alignment and offset.
  var supplementaryItem: CollectionLayoutSupplementaryItem {
    var value = CollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset))
    value.zIndex = zIndex
    value.contentInsets = contentInsets
    value.edgeSpacing = edgeSpacing
    return value
  }
}

extension CollectionLayoutDecorationItem: ItemValue {
  /// An item as large as what the background covers.
  var item: CollectionLayoutItem {
    cell(
      CollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)), contentInsets, edgeSpacing)
  }
}
