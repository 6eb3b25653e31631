/// An element that keeps its type when its insets and edge spacing are set by modifiers.
///
/// Give your own type both properties, and `.width` can follow `.contentInsets`:
///
/// ```swift
/// struct Photo: LayoutItem, SizedItem, InsettableItem {
///   var widthDimension: CollectionLayoutDimension = .fractionalWidth(1)
///   var heightDimension: CollectionLayoutDimension = .fractionalWidth(9.0 / 16)
///   var insets: DirectionalEdgeInsets = .zero
///   var outerSpacing: CollectionLayoutEdgeSpacing?
///   var layoutItem: LayoutItem {
///     Item(width: widthDimension, height: heightDimension)
///       .contentInsets(insets).edgeSpacing(outerSpacing)
///   }
/// }
///
/// Photo().contentInsets(value: 8).width(.fractionalWidth(0.5))
/// ```
public protocol InsettableItem {
  /// The insets inside the slot, in points.
  var insets: DirectionalEdgeInsets { get set }
  /// The spacing outside the slot; nil for none.
  var outerSpacing: CollectionLayoutEdgeSpacing? { get set }
}

extension InsettableItem {
  /// Sets the insets, in points; the last call wins.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> Self {
    var item = self
    item.insets = insets
    return item
  }
}

extension InsettableItem {
  /// Sets the spacing outside the edges; nil for none, and the last call wins.
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> Self {
    var item = self
    item.outerSpacing = spacing
    return item
  }
}
