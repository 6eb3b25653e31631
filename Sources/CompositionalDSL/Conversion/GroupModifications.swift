/// The properties that modifiers of a group set.
struct GroupModifications {
  var insets = DirectionalEdgeInsets.zero
  var outerSpacing: CollectionLayoutEdgeSpacing?
  var interItemSpacing: CollectionLayoutSpacing?
  var supplementaryItems: [LayoutSupplementaryItem] = []

  /// Returns a group with these properties.
  func applied(to group: CollectionLayoutItem) -> CollectionLayoutItem {
    var group = group
    group.contentInsets = insets
    group.edgeSpacing = outerSpacing
    group.interItemSpacing = interItemSpacing
    group.supplementaryItems = supplementaryItems.map {
      $0._collectionLayoutSupplementaryItem()
    }
    return group
  }
}
