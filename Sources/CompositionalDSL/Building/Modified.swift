/// An element of any kind with modifiers around it, or a value of the engine as an element.
///
/// One type serves all kinds; which it is depends on the value that comes of it.
struct Modified<Value> {
  let value: (BodyPath) -> Value

  init(_ value: @escaping (BodyPath) -> Value) { self.value = value }

  /// Puts a change around an element.
  init(
    _ element: @escaping (BodyPath) -> Value, _ change: @escaping (inout Value, BodyPath) -> Void
  ) {
    value = { path in
      var value = element(path)
      change(&value, path)
      return value
    }
  }
}

extension Modified: LayoutItem, LayoutGroup where Value == CollectionLayoutItem {
  var layoutGroup: LayoutGroup { self }
  func collectionLayoutItem(_ path: BodyPath) -> CollectionLayoutItem { value(path) }
}

extension Modified: LayoutSection where Value == CollectionLayoutSection {
  var layoutSection: LayoutSection { self }
  func collectionLayoutSection(_ path: BodyPath) -> CollectionLayoutSection { value(path) }
}

extension Modified: LayoutSupplementaryItem where Value == CollectionLayoutSupplementaryItem {
  var layoutSupplementaryItem: LayoutSupplementaryItem { self }
  func collectionLayoutSupplementaryItem(_ path: BodyPath) -> CollectionLayoutSupplementaryItem {
    value(path)
  }
}

extension Modified: LayoutBoundarySupplementaryItem
where Value == CollectionLayoutBoundarySupplementaryItem {
  var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem { self }
  func collectionLayoutBoundarySupplementaryItem(
    _ path: BodyPath
  ) -> CollectionLayoutBoundarySupplementaryItem {
    value(path)
  }
}

extension Modified: LayoutDecorationItem where Value == CollectionLayoutDecorationItem {
  var layoutDecorationItem: LayoutDecorationItem { self }
  func collectionLayoutDecorationItem(_ path: BodyPath) -> CollectionLayoutDecorationItem {
    value(path)
  }
}

extension Modified: LayoutConfiguration where Value == CollectionLayoutConfiguration {
  var layoutConfiguration: LayoutConfiguration { self }
  func collectionLayoutConfiguration(_ path: BodyPath) -> CollectionLayoutConfiguration {
    value(path)
  }
}
