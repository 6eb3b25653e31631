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
  /// The body of this element.
  var layoutGroup: LayoutGroup { get }
}

extension LayoutGroup {
  /// The group, as an item.
  public var layoutItem: LayoutItem { layoutGroup }

  /// Returns the value of ``layoutGroup``.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    layoutGroup._collectionLayoutItem(path.entering(Self.self, "layoutGroup"))
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem, _BodyPath) -> Void) -> LayoutGroup
  {
    Modified(_collectionLayoutItem, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem) -> Void) -> LayoutGroup {
    modified { value, _ in change(&value) }
  }
}

extension LayoutGroup {
  /// Sets the insets of the group, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutGroup {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same inset on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutGroup {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutGroup {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutGroup {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutGroup {
  /// Sets the spacing outside the group; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutGroup {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutGroup {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
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
    return modified { group, path in
      group.supplementaryItems += added.map { $0._collectionLayoutSupplementaryItem(path) }
    }
  }
}
