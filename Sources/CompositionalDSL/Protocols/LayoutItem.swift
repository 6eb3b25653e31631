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
  /// The body of this element: one element, which `if` with `else` and `switch` can choose.
  @SingleResultBuilder<LayoutItem> var layoutItem: LayoutItem { get }

  /// Returns the value of the engine; by default, that of ``layoutItem``.
  ///
  /// Public because requirements of a public protocol are; users do not implement it.
  func _collectionLayoutItem() -> CollectionLayoutItem
}

extension LayoutItem {
  /// Returns the value of ``layoutItem``.
  public func _collectionLayoutItem() -> CollectionLayoutItem {
    BodyDepth.within(Self.self, "layoutItem") { layoutItem._collectionLayoutItem() }
  }

  func modified(_ change: @escaping (inout CollectionLayoutItem) -> Void) -> LayoutItem {
    Modified(_collectionLayoutItem, change)
  }
}

extension LayoutItem {
  /// Sets the insets of the item, in points; the outermost call wins.
  @_disfavoredOverload
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> LayoutItem {
    modified { $0.contentInsets = insets }
  }
}

extension LayoutItem {
  /// Sets the spacing outside the item; nil for none, and the outermost call wins.
  @_disfavoredOverload
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> LayoutItem {
    modified { $0.edgeSpacing = spacing }
  }
}
