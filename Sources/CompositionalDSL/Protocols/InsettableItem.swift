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

  /// Sets the same inset on every side, in points.
  public func contentInsets(value: CGFloat) -> Self {
    contentInsets(.all(value))
  }

  /// Sets the horizontal and vertical insets, in points.
  public func contentInsets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
    contentInsets(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the inset of each side, in points; 0 by default.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Self {
    contentInsets(.init(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}

extension InsettableItem {
  /// Sets the spacing outside the edges; nil for none, and the last call wins.
  public func edgeSpacing(_ spacing: CollectionLayoutEdgeSpacing?) -> Self {
    var item = self
    item.outerSpacing = spacing
    return item
  }

  /// Sets the same spacing outside every edge.
  public func edgeSpacing(value: CollectionLayoutSpacing?) -> Self {
    edgeSpacing(.symmetric(horizontal: value, vertical: value))
  }

  /// Sets the horizontal and vertical spacing outside the edges.
  public func edgeSpacing(
    horizontal: CollectionLayoutSpacing? = nil, vertical: CollectionLayoutSpacing? = nil
  ) -> Self {
    edgeSpacing(.symmetric(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the spacing outside each edge; none by default.
  public func edgeSpacing(
    top: CollectionLayoutSpacing? = nil, leading: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil, trailing: CollectionLayoutSpacing? = nil
  ) -> Self {
    edgeSpacing(.init(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
