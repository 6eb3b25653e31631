/// A view anchored to an item or a group, such as a badge.
///
/// ```swift
/// struct Badge: LayoutSupplementaryItem {
///   var layoutSupplementaryItem: LayoutSupplementaryItem {
///     SupplementaryItem(elementKind: "badge")
///       .width(.absolute(20)).height(.absolute(20))
///       .containerAnchor(edges: [.top, .trailing], offset: .fractional(x: 0.5, y: -0.5))
///   }
/// }
/// ```
///
/// It refines ``LayoutItem``, for functions of any item. A group does not take it as a subitem.
public protocol LayoutSupplementaryItem: LayoutItem {
  /// The body of this element: one element, which `if` with `else` and `switch` can choose.
  @SingleResultBuilder<LayoutSupplementaryItem> var layoutSupplementaryItem: LayoutSupplementaryItem
  { get }

  /// Returns the value of the engine; by default, that of ``layoutSupplementaryItem``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutSupplementaryItem() -> CollectionLayoutSupplementaryItem
}

extension LayoutSupplementaryItem {
  /// The view, as an item.
  public var layoutItem: LayoutItem { layoutSupplementaryItem }

  /// Returns the item of the same size, insets and spacing.
  public func _collectionLayoutItem() -> CollectionLayoutItem {
    _collectionLayoutSupplementaryItem().item
  }

  /// Returns the value of ``layoutSupplementaryItem``.
  public func _collectionLayoutSupplementaryItem()
    -> CollectionLayoutSupplementaryItem
  {
    BodyDepth.within(Self.self, "layoutSupplementaryItem") {
      layoutSupplementaryItem._collectionLayoutSupplementaryItem()
    }
  }

  func modified(_ change: @escaping (inout CollectionLayoutSupplementaryItem) -> Void)
    -> LayoutSupplementaryItem
  {
    Modified(_collectionLayoutSupplementaryItem, change)
  }
}

extension LayoutSupplementaryItem {
  /// Sets the order in depth; higher is in front, and 1 is the default.
  @_disfavoredOverload
  public func zIndex(_ zIndex: Int) -> LayoutSupplementaryItem {
    modified { $0.zIndex = zIndex }
  }

  /// Sets the order in depth; higher is in front, and 1 is the default.
  @_disfavoredOverload
  public func zIndex(zIndex: Int) -> LayoutSupplementaryItem { self.zIndex(zIndex) }
}

extension LayoutSupplementaryItem {
  /// Sets the insets of the view, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutSupplementaryItem {
    modified { $0.contentInsets = insets }
  }
}

extension LayoutSupplementaryItem {
  /// Sets the spacing outside the view; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutSupplementaryItem {
    modified { $0.edgeSpacing = spacing }
  }
}
