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
public protocol LayoutSupplementaryItem {
  /// What this element is made of.
  var layoutSupplementaryItem: LayoutSupplementaryItem { get }

  /// The element as a value of the engine; by default that of ``layoutSupplementaryItem``.
  func _collectionLayoutSupplementaryItem(_ path: _BodyPath) -> CollectionLayoutSupplementaryItem
}

extension LayoutSupplementaryItem {
  /// The value of ``layoutSupplementaryItem``.
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
  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  @_disfavoredOverload
  public func zIndex(_ zIndex: Int) -> LayoutSupplementaryItem {
    modified { $0.zIndex = zIndex }
  }

  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  @_disfavoredOverload
  public func zIndex(zIndex: Int) -> LayoutSupplementaryItem { self.zIndex(zIndex) }
}

extension LayoutSupplementaryItem {
  /// Sets the room inside the view, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutSupplementaryItem {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same room inside on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutSupplementaryItem {
    contentInsets(.all(value))
  }

  /// Sets the room inside at the sides and at top and bottom, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0)
    -> LayoutSupplementaryItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room inside side by side, in points; a side that is not named has none.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutSupplementaryItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutSupplementaryItem {
  /// Sets the room outside the view; nil is none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutSupplementaryItem {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same room outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutSupplementaryItem {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the room outside the sides, and above and below.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room outside edge by edge; an edge that is not named has none.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutSupplementaryItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
