/// A group of items, for a section or for another group.
///
/// ```swift
/// struct SquareRow: LayoutGroup {
///   let count: Int
///   var layoutGroup: LayoutGroup {
///     HGroup(count: count) { Item() }
///       .height(.fractionalWidth(1 / CGFloat(count)))
///       .interItemSpacing(.fixed(8))
///   }
/// }
/// ```
public protocol LayoutGroup: LayoutItem {
  /// The body of this element: one element, which `if` with `else` and `switch` can choose.
  @SingleResultBuilder<LayoutGroup> var layoutGroup: LayoutGroup { get }
}

extension LayoutGroup {
  /// The group, as an item.
  public var layoutItem: LayoutItem { layoutGroup }

  /// Returns the value of ``layoutGroup``.
  public func _collectionLayoutItem() -> CollectionLayoutItem {
    BodyDepth.within(Self.self, "layoutGroup") { layoutGroup._collectionLayoutItem() }
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem) -> Void) -> LayoutGroup {
    Modified(_collectionLayoutItem, change)
  }
}

extension LayoutGroup {
  /// Sets the insets of the group, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutGroup {
    modified { $0.contentInsets = insets }
  }
}

extension LayoutGroup {
  /// Sets the spacing outside the group; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutGroup {
    modified { $0.edgeSpacing = spacing }
  }
}

extension LayoutGroup {
  /// Sets the spacing between adjacent subitems; nil for none.
  @_disfavoredOverload
  public func interItemSpacing(_ spacing: CollectionLayoutSpacing?) -> LayoutGroup {
    modified { $0.interItemSpacing = spacing }
  }

  /// Adds views that are anchored to the group.
  @_disfavoredOverload
  public func supplementaryItems(
    @LayoutSupplementaryItemBuilder _ supplementaryItems: () -> [LayoutSupplementaryItem]
  ) -> LayoutGroup {
    let added = supplementaryItems()
    return modified { group in
      group.supplementaryItems += added.map { $0._collectionLayoutSupplementaryItem() }
    }
  }
}
