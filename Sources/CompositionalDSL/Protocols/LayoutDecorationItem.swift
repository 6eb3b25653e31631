/// A background behind a whole section.
///
/// ```swift
/// struct Card: LayoutDecorationItem {
///   var layoutDecorationItem: LayoutDecorationItem {
///     DecorationItem(elementKind: "card").contentInsets(horizontal: 8)
///   }
/// }
/// ```
///
/// It refines ``LayoutItem``, for functions of any item. A group does not take it as a subitem.
public protocol LayoutDecorationItem: LayoutItem {
  /// The body of this element.
  var layoutDecorationItem: LayoutDecorationItem { get }

  /// Returns the value of the engine; by default, that of ``layoutDecorationItem``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutDecorationItem(_ path: _BodyPath) -> CollectionLayoutDecorationItem
}

extension LayoutDecorationItem {
  /// The background, as an item.
  public var layoutItem: LayoutItem { layoutDecorationItem }

  /// Returns the item of the same insets and spacing, as large as its container.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    _collectionLayoutDecorationItem(path).item
  }

  /// Returns the value of ``layoutDecorationItem``.
  public func _collectionLayoutDecorationItem(_ path: _BodyPath) -> CollectionLayoutDecorationItem {
    layoutDecorationItem._collectionLayoutDecorationItem(
      path.entering(Self.self, "layoutDecorationItem"))
  }

  func modified(_ change: @escaping (inout CollectionLayoutDecorationItem, _BodyPath) -> Void)
    -> LayoutDecorationItem
  {
    Modified(_collectionLayoutDecorationItem, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutDecorationItem) -> Void)
    -> LayoutDecorationItem
  {
    modified { value, _ in change(&value) }
  }
}

extension LayoutDecorationItem {
  /// Sets the order in depth; higher is in front, and 0 is the default.
  public func zIndex(_ zIndex: Int) -> LayoutDecorationItem {
    modified { $0.zIndex = zIndex }
  }

  /// Sets the order in depth; higher is in front, and 0 is the default.
  public func zIndex(zIndex: Int) -> LayoutDecorationItem { self.zIndex(zIndex) }
}

extension LayoutDecorationItem {
  /// Sets the insets of the view, in points; the outermost call wins.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutDecorationItem {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same inset on every side, in points.
  public func contentInsets(value: CGFloat) -> LayoutDecorationItem {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutDecorationItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutDecorationItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutDecorationItem {
  /// Sets the spacing outside the view; nil for none, and the outermost call wins.
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutDecorationItem {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same spacing outside every edge.
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutDecorationItem {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
