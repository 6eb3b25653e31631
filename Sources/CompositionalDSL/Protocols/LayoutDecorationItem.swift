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
  /// The body of this element: one element, which `if` with `else` and `switch` can choose.
  @SingleResultBuilder<LayoutDecorationItem> var layoutDecorationItem: LayoutDecorationItem { get }

  /// Returns the value of the engine; by default, that of ``layoutDecorationItem``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutDecorationItem() -> CollectionLayoutDecorationItem
}

extension LayoutDecorationItem {
  /// The background, as an item.
  public var layoutItem: LayoutItem { layoutDecorationItem }

  /// Returns the item of the same insets and spacing, as large as its container.
  public func _collectionLayoutItem() -> CollectionLayoutItem {
    _collectionLayoutDecorationItem().item
  }

  /// Returns the value of ``layoutDecorationItem``.
  public func _collectionLayoutDecorationItem() -> CollectionLayoutDecorationItem {
    BodyDepth.within(Self.self, "layoutDecorationItem") {
      layoutDecorationItem._collectionLayoutDecorationItem()
    }
  }

  func modified(_ change: @escaping (inout CollectionLayoutDecorationItem) -> Void)
    -> LayoutDecorationItem
  {
    Modified(_collectionLayoutDecorationItem, change)
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
}

extension LayoutDecorationItem {
  /// Sets the spacing outside the view; nil for none, and the outermost call wins.
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutDecorationItem {
    modified { $0.edgeSpacing = spacing }
  }
}
