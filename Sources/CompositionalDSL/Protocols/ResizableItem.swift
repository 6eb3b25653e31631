/// An element whose size is set by modifiers.
///
/// Give your own type both modifiers:
///
/// ```swift
/// struct Poster: LayoutItem, ResizableItem {
///   private var item = Item()
///   var layoutItem: LayoutItem { item }
///   func width(_ width: CollectionLayoutDimension) -> Self {
///     var poster = self
///     poster.item = item.width(width)
///     return poster
///   }
///   func height(_ height: CollectionLayoutDimension) -> Self {
///     var poster = self
///     poster.item = item.height(height)
///     return poster
///   }
/// }
///
/// Poster().size(CollectionLayoutSize(.fractionalWidth(0.5), .absolute(60)))
/// ```
///
/// A ``SizedItem`` has them already.
public protocol ResizableItem {
  /// Sets the width; the last call wins.
  func width(_ width: CollectionLayoutDimension) -> Self
  /// Sets the height; the last call wins.
  func height(_ height: CollectionLayoutDimension) -> Self
}

extension ResizableItem {
  /// Sets width and height; the last call wins.
  public func size(_ size: CollectionLayoutSize) -> Self {
    width(size.widthDimension).height(size.heightDimension)
  }
}
