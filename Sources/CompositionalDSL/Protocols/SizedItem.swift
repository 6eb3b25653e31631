/// An element with a width and a height, which has the modifiers of its size.
///
/// Give your own type both dimensions:
///
/// ```swift
/// struct Photo: LayoutItem, SizedItem {
///   var widthDimension: CollectionLayoutDimension = .fractionalWidth(1)
///   var heightDimension: CollectionLayoutDimension = .fractionalWidth(9.0 / 16)
///   var layoutItem: LayoutItem { Item(width: widthDimension, height: heightDimension) }
/// }
///
/// Photo().width(.fractionalWidth(0.5))
/// ```
public protocol SizedItem: ResizableItem {
  /// The width.
  var widthDimension: CollectionLayoutDimension { get set }
  /// The height.
  var heightDimension: CollectionLayoutDimension { get set }
}

extension SizedItem {
  /// Sets the width; the last call wins.
  public func width(_ width: CollectionLayoutDimension) -> Self {
    var item = self
    item.widthDimension = width
    return item
  }

  /// Sets the height; the last call wins.
  public func height(_ height: CollectionLayoutDimension) -> Self {
    var item = self
    item.heightDimension = height
    return item
  }

  /// Both dimensions.
  var layoutSize: CollectionLayoutSize { .init(widthDimension, heightDimension) }
}
