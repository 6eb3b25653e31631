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
///
/// It refines ``LayoutSupplementaryItem``, for functions of any view. An item does not take it.
public protocol LayoutBoundarySupplementaryItem: LayoutSupplementaryItem {
  /// The body of this element: one element, which `if` with `else` and `switch` can choose.
  @SingleResultBuilder<LayoutBoundarySupplementaryItem> var layoutBoundarySupplementaryItem:
    LayoutBoundarySupplementaryItem
  { get }

  /// Returns the value of the engine; by default, that of ``layoutBoundarySupplementaryItem``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutBoundarySupplementaryItem()
    -> CollectionLayoutBoundarySupplementaryItem
}

extension LayoutBoundarySupplementaryItem {
  /// The view, as one that is anchored at its alignment.
  public var layoutSupplementaryItem: LayoutSupplementaryItem { layoutBoundarySupplementaryItem }

  /// Returns the supplementary item of the same size, kind and place.
  public func _collectionLayoutSupplementaryItem()
    -> CollectionLayoutSupplementaryItem
  {
    _collectionLayoutBoundarySupplementaryItem().supplementaryItem
  }

  /// Returns the value of ``layoutBoundarySupplementaryItem``.
  public func _collectionLayoutBoundarySupplementaryItem()
    -> CollectionLayoutBoundarySupplementaryItem
  {
    BodyDepth.within(Self.self, "layoutBoundarySupplementaryItem") {
      layoutBoundarySupplementaryItem._collectionLayoutBoundarySupplementaryItem()
    }
  }

  func modified(
    _ change: @escaping (inout CollectionLayoutBoundarySupplementaryItem) -> Void
  ) -> LayoutBoundarySupplementaryItem {
    Modified(_collectionLayoutBoundarySupplementaryItem, change)
  }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets whether the view lies outside the content and extends the section; true by default.
  @_disfavoredOverload
  public func extendsBoundary(_ extendsBoundary: Bool) -> LayoutBoundarySupplementaryItem {
    modified { $0.extendsBoundary = extendsBoundary }
  }

  /// Sets whether the view stays visible while its section is; false by default.
  @_disfavoredOverload
  public func pinToVisibleBounds(_ pinToVisibleBounds: Bool) -> LayoutBoundarySupplementaryItem {
    modified { $0.pinToVisibleBounds = pinToVisibleBounds }
  }

  /// Sets the order in depth; higher is in front, and 1 is the default.
  @_disfavoredOverload
  public func zIndex(_ zIndex: Int) -> LayoutBoundarySupplementaryItem {
    modified { $0.zIndex = zIndex }
  }

  /// Sets the order in depth; higher is in front, and 1 is the default.
  @_disfavoredOverload
  public func zIndex(zIndex: Int) -> LayoutBoundarySupplementaryItem { self.zIndex(zIndex) }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets the insets of the view, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutBoundarySupplementaryItem {
    modified { $0.contentInsets = insets }
  }
}

extension LayoutBoundarySupplementaryItem {
  /// Sets the spacing outside the view; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?)
    -> LayoutBoundarySupplementaryItem
  {
    modified { $0.edgeSpacing = spacing }
  }
}
