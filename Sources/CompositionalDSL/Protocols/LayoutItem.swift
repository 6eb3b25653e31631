/// A cell, or a group of cells: what stands in a group.
///
/// Make items of your own by saying what they are made of:
///
/// ```swift
/// struct Thumbnail: LayoutItem {
///   var layoutItem: LayoutItem {
///     Item(width: .fractionalWidth(0.25), height: .fractionalHeight(1)).contentInsets(value: 4)
///   }
/// }
/// ```
///
/// A modifier gives a new element around the old one: of a property the outermost call wins, lists
/// grow, insets are replaced.
public protocol LayoutItem {
  /// What this element is made of.
  var layoutItem: LayoutItem { get }

  /// The element as a value of the engine; by default that of ``layoutItem``.
  func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem
}

extension LayoutItem {
  /// The value of ``layoutItem``.
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
  /// Sets the room inside the item, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutItem {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same room inside on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutItem {
    contentInsets(.all(value))
  }

  /// Sets the room inside at the sides and at top and bottom, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutItem {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room inside side by side, in points; a side that is not named has none.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutItem {
  /// Sets the room outside the item; nil is none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutItem {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same room outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutItem {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the room outside the sides, and above and below.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room outside edge by edge; an edge that is not named has none.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
