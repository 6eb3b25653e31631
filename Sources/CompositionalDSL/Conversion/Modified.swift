/// A modified element of any kind, or a value of the engine as an element.
///
/// One type for all kinds; the kind depends on the type of the value.
struct Modified<Value> {
  let value: (_BodyPath) -> Value

  init(_ value: @escaping (_BodyPath) -> Value) { self.value = value }

  /// Creates an element that is another element with a change.
  init(
    _ element: @escaping (_BodyPath) -> Value, _ change: @escaping (inout Value, _BodyPath) -> Void
  ) {
    value = { path in
      var value = element(path)
      change(&value, path)
      return value
    }
  }
}

extension Modified: LayoutItem where Value: ItemValue {
  var layoutItem: LayoutItem { self }
  func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem { value(path).item }
}

extension Modified: LayoutGroup where Value == CollectionLayoutItem {
  var layoutGroup: LayoutGroup { self }
}

extension Modified: LayoutSection where Value == CollectionLayoutSection {
  var layoutSection: LayoutSection { self }
  func _collectionLayoutSection(_ path: _BodyPath) -> CollectionLayoutSection { value(path) }
}

extension Modified: LayoutSupplementaryItem where Value: SupplementaryValue {
  var layoutSupplementaryItem: LayoutSupplementaryItem { self }
  func _collectionLayoutSupplementaryItem(_ path: _BodyPath) -> CollectionLayoutSupplementaryItem {
    value(path).supplementaryItem
  }
}

extension Modified: LayoutBoundarySupplementaryItem
where Value == CollectionLayoutBoundarySupplementaryItem {
  var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem { self }
  func _collectionLayoutBoundarySupplementaryItem(
    _ path: _BodyPath
  ) -> CollectionLayoutBoundarySupplementaryItem {
    value(path)
  }
}

extension Modified: LayoutDecorationItem where Value == CollectionLayoutDecorationItem {
  var layoutDecorationItem: LayoutDecorationItem { self }
  func _collectionLayoutDecorationItem(_ path: _BodyPath) -> CollectionLayoutDecorationItem {
    value(path)
  }
}

extension Modified: LayoutConfiguration where Value == CollectionLayoutConfiguration {
  var layoutConfiguration: LayoutConfiguration { self }
  func _collectionLayoutConfiguration(_ path: _BodyPath) -> CollectionLayoutConfiguration {
    value(path)
  }
}
