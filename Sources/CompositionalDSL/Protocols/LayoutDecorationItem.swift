/// A background behind a whole section.
///
/// ```swift
/// struct Card: LayoutDecorationItem {
///   var layoutDecorationItem: LayoutDecorationItem {
///     DecorationItem(elementKind: "card").contentInsets(horizontal: 8)
///   }
/// }
/// ```
public protocol LayoutDecorationItem {
  /// What this element is made of.
  var layoutDecorationItem: LayoutDecorationItem { get }

  /// The element as a value of the engine; by default that of ``layoutDecorationItem``.
  func _collectionLayoutDecorationItem(_ path: _BodyPath) -> CollectionLayoutDecorationItem
}

extension LayoutDecorationItem {
  /// The value of ``layoutDecorationItem``.
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
  /// Sets the order in depth: higher is nearer to the eye, 0 without a call.
  public func zIndex(_ zIndex: Int) -> LayoutDecorationItem {
    modified { $0.zIndex = zIndex }
  }

  /// Sets the order in depth: higher is nearer to the eye, 0 without a call.
  public func zIndex(zIndex: Int) -> LayoutDecorationItem { self.zIndex(zIndex) }
}

extension LayoutDecorationItem {
  /// Sets the room inside the view, in points; the outermost call wins.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutDecorationItem {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same room inside on every side, in points.
  public func contentInsets(value: CGFloat) -> LayoutDecorationItem {
    contentInsets(.all(value))
  }

  /// Sets the room inside at the sides and at top and bottom, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> LayoutDecorationItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room inside side by side, in points; a side that is not named has none.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutDecorationItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutDecorationItem {
  /// Sets the room outside the view; nil is none, and the outermost call wins.
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutDecorationItem {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same room outside every edge.
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutDecorationItem {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the room outside the sides, and above and below.
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room outside edge by edge; an edge that is not named has none.
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutDecorationItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
