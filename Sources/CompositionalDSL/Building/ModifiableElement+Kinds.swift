extension ModifiableElement where Self: LayoutGroup, Value == CollectionLayoutItem {
  /// Sets the room between neighbouring subitems; nil is none.
  public func interItemSpacing(_ spacing: CollectionLayoutSpacing?) -> Self {
    modified { $0.interItemSpacing = spacing }
  }

  /// Adds views that are anchored to the group.
  public func supplementaryItems(
    @LayoutSupplementaryItemBuilder _ supplementaryItems: () -> [LayoutSupplementaryItem]
  ) -> Self {
    let added = supplementaryItems()
    return modified { group, path in
      group.supplementaryItems += added.map { $0.collectionLayoutSupplementaryItem(path) }
    }
  }
}

extension ModifiableElement where Value == CollectionLayoutSupplementaryItem {
  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  public func zIndex(_ zIndex: Int) -> Self { modified { $0.zIndex = zIndex } }

  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  public func zIndex(zIndex: Int) -> Self { self.zIndex(zIndex) }
}

extension ModifiableElement where Value == CollectionLayoutBoundarySupplementaryItem {
  /// Sets whether the view lies outside the content and lengthens the section; it does without a
  /// call.
  public func extendsBoundary(_ extendsBoundary: Bool) -> Self {
    modified { $0.extendsBoundary = extendsBoundary }
  }

  /// Sets whether the view stays in sight while its section is; it does not without a call.
  public func pinToVisibleBounds(_ pinToVisibleBounds: Bool) -> Self {
    modified { $0.pinToVisibleBounds = pinToVisibleBounds }
  }

  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  public func zIndex(_ zIndex: Int) -> Self { modified { $0.zIndex = zIndex } }

  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  public func zIndex(zIndex: Int) -> Self { self.zIndex(zIndex) }
}
