/// A modified element of any kind, or a value of the engine as an element.
///
/// One type for all kinds; the kind depends on the type of the value.
struct Modified<Value> {
  let value: () -> Value

  init(_ value: @escaping () -> Value) { self.value = value }

  /// Creates an element that is another element with a change.
  init(
    _ element: @escaping () -> Value, _ change: @escaping (inout Value) -> Void
  ) {
    value = {
      var value = element()
      change(&value)
      return value
    }
  }
}

extension Modified: LayoutItem where Value: ItemValue {
  var layoutItem: LayoutItem { self }
  func _collectionLayoutItem() -> CollectionLayoutItem { value().item }
}

extension Modified: LayoutGroup where Value == CollectionLayoutItem {
  var layoutGroup: LayoutGroup { self }
}

extension Modified: LayoutSection where Value == CollectionLayoutSection {
  var layoutSection: LayoutSection { self }
  func _collectionLayoutSection() -> CollectionLayoutSection { value() }
}

extension Modified: LayoutSupplementaryItem where Value: SupplementaryValue {
  var layoutSupplementaryItem: LayoutSupplementaryItem { self }
  func _collectionLayoutSupplementaryItem() -> CollectionLayoutSupplementaryItem {
    value().supplementaryItem
  }
}

extension Modified: LayoutBoundarySupplementaryItem
where Value == CollectionLayoutBoundarySupplementaryItem {
  var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem { self }
  func _collectionLayoutBoundarySupplementaryItem() -> CollectionLayoutBoundarySupplementaryItem {
    value()
  }
}

extension Modified: LayoutDecorationItem where Value == CollectionLayoutDecorationItem {
  var layoutDecorationItem: LayoutDecorationItem { self }
  func _collectionLayoutDecorationItem() -> CollectionLayoutDecorationItem {
    value()
  }
}

extension Modified: LayoutConfiguration where Value == CollectionLayoutConfiguration {
  var layoutConfiguration: LayoutConfiguration { self }
  func _collectionLayoutConfiguration() -> CollectionLayoutConfiguration {
    value()
  }
}
