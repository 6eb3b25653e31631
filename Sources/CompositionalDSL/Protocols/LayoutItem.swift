/// A cell or a group: a subitem of a group.
///
/// Define your own items by what they consist of:
///
/// ```swift
/// struct Thumbnail: LayoutItem {
///   var layoutItem: LayoutItem {
///     Item(width: .fractionalWidth(0.25), height: .fractionalHeight(1)).contentInsets(value: 4)
///   }
/// }
/// ```
///
/// A modifier returns a new element: for a property, the outermost call wins; lists grow; insets
/// are replaced as a whole.
public protocol LayoutItem {
  /// The body of this element.
  var layoutItem: LayoutItem { get }

  /// Returns the value of the engine; by default, that of ``layoutItem``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem
}

extension LayoutItem {
  /// Returns the value of ``layoutItem``.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    layoutItem._collectionLayoutItem(path.entering(Self.self, "layoutItem"))
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem, _BodyPath) -> Void) -> LayoutItem {
    Modified(_collectionLayoutItem, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem) -> Void) -> LayoutItem {
    modified { value, _ in change(&value) }
  }
}

extension LayoutItem {
  /// Sets the insets of the item, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutItem {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same inset on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutItem {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutItem {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutItem {
  /// Sets the spacing outside the item; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutItem {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same spacing outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutItem {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
