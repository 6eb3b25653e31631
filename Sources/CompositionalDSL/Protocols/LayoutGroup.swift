/// A group of items, for a section to repeat or for a further group to hold.
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
  /// What this element is made of.
  var layoutGroup: LayoutGroup { get }
}

extension LayoutGroup {
  /// A group as an item is the group.
  public var layoutItem: LayoutItem { layoutGroup }

  /// The value of ``layoutGroup``.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    layoutGroup._collectionLayoutItem(path.entering(Self.self, "layoutGroup"))
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem, _BodyPath) -> Void) -> LayoutGroup {
    Modified(_collectionLayoutItem, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem) -> Void) -> LayoutGroup {
    modified { value, _ in change(&value) }
  }
}

extension LayoutGroup {
  /// Sets the room inside the group, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutGroup {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same room inside on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutGroup {
    contentInsets(.all(value))
  }

  /// Sets the room inside at the sides and at top and bottom, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutGroup {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room inside side by side, in points; a side that is not named has none.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutGroup {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutGroup {
  /// Sets the room outside the group; nil is none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutGroup {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same room outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutGroup {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the room outside the sides, and above and below.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room outside edge by edge; an edge that is not named has none.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutGroup {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}

extension LayoutGroup {
  /// Sets the room between neighbouring subitems; nil is none.
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
