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
  /// The body of this element.
  var layoutSupplementaryItem: LayoutSupplementaryItem { get }

  /// Returns the value of the engine; by default, that of ``layoutSupplementaryItem``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutSupplementaryItem(_ path: _BodyPath) -> CollectionLayoutSupplementaryItem
}

extension LayoutSupplementaryItem {
  /// The view, as an item.
  public var layoutItem: LayoutItem { layoutSupplementaryItem }

  /// Returns the item of the same size, insets and spacing.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    _collectionLayoutSupplementaryItem(path).item
  }

  /// Returns the value of ``layoutSupplementaryItem``.
  public func _collectionLayoutSupplementaryItem(_ path: _BodyPath)
    -> CollectionLayoutSupplementaryItem
  {
    layoutSupplementaryItem._collectionLayoutSupplementaryItem(
      path.entering(Self.self, "layoutSupplementaryItem"))
  }

  func modified(_ change: @escaping (inout CollectionLayoutSupplementaryItem, _BodyPath) -> Void)
    -> LayoutSupplementaryItem
  {
    Modified(_collectionLayoutSupplementaryItem, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutSupplementaryItem) -> Void)
    -> LayoutSupplementaryItem
  {
    modified { value, _ in change(&value) }
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

  /// Sets the same inset on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutSupplementaryItem {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0)
    -> LayoutSupplementaryItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutSupplementaryItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutSupplementaryItem {
  /// Sets the spacing outside the view; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutSupplementaryItem {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutSupplementaryItem {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
