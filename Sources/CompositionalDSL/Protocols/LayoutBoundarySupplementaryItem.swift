/// A header, a footer or a side view of a section or of the whole layout.
///
/// ```swift
/// struct PinnedHeader: LayoutBoundarySupplementaryItem {
///   var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem {
///     BoundarySupplementaryItem(elementKind: "header")
///       .height(.absolute(44))
///       .pinToVisibleBounds(true)
///   }
/// }
/// ```
public protocol LayoutBoundarySupplementaryItem {
  /// What this element is made of.
  var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem { get }

  /// The element as a value of the engine; by default that of ``layoutBoundarySupplementaryItem``.
  func _collectionLayoutBoundarySupplementaryItem(_ path: _BodyPath)
    -> CollectionLayoutBoundarySupplementaryItem
}

extension LayoutBoundarySupplementaryItem {
  /// The value of ``layoutBoundarySupplementaryItem``.
  public func _collectionLayoutBoundarySupplementaryItem(_ path: _BodyPath)
    -> CollectionLayoutBoundarySupplementaryItem
  {
    layoutBoundarySupplementaryItem._collectionLayoutBoundarySupplementaryItem(
      path.entering(Self.self, "layoutBoundarySupplementaryItem"))
  }

  func modified(
    _ change: @escaping (inout CollectionLayoutBoundarySupplementaryItem, _BodyPath) -> Void
  ) -> LayoutBoundarySupplementaryItem {
    Modified(_collectionLayoutBoundarySupplementaryItem, change)
  }

  func modified(_ change: @escaping (inout CollectionLayoutBoundarySupplementaryItem) -> Void)
    -> LayoutBoundarySupplementaryItem
  {
    modified { value, _ in change(&value) }
  }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets whether the view lies outside the content and lengthens the section; it does without a
  /// call.
  @_disfavoredOverload
  public func extendsBoundary(_ extendsBoundary: Bool) -> LayoutBoundarySupplementaryItem {
    modified { $0.extendsBoundary = extendsBoundary }
  }

  /// Sets whether the view stays in sight while its section is; it does not without a call.
  @_disfavoredOverload
  public func pinToVisibleBounds(_ pinToVisibleBounds: Bool) -> LayoutBoundarySupplementaryItem {
    modified { $0.pinToVisibleBounds = pinToVisibleBounds }
  }

  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  @_disfavoredOverload
  public func zIndex(_ zIndex: Int) -> LayoutBoundarySupplementaryItem {
    modified { $0.zIndex = zIndex }
  }

  /// Sets the order in depth: higher is nearer to the eye, 1 without a call.
  @_disfavoredOverload
  public func zIndex(zIndex: Int) -> LayoutBoundarySupplementaryItem { self.zIndex(zIndex) }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets the room inside the view, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutBoundarySupplementaryItem {
    modified { $0.contentInsets = insets }
  }

  /// Sets the same room inside on every side, in points.
  @_disfavoredOverload
  public func contentInsets(value: CGFloat) -> LayoutBoundarySupplementaryItem {
    contentInsets(.all(value))
  }

  /// Sets the room inside at the sides and at top and bottom, in points.
  @_disfavoredOverload
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0)
    -> LayoutBoundarySupplementaryItem
  {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room inside side by side, in points; a side that is not named has none.
  @_disfavoredOverload
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutBoundarySupplementaryItem {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets the room outside the view; nil is none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?)
    -> LayoutBoundarySupplementaryItem
  {
    modified { $0.edgeSpacing = spacing }
  }

  /// Sets the same room outside every edge.
  @_disfavoredOverload
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the room outside the sides, and above and below.
  @_disfavoredOverload
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the room outside edge by edge; an edge that is not named has none.
  @_disfavoredOverload
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> LayoutBoundarySupplementaryItem {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
