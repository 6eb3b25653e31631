/// An element whose size is set by modifiers.
///
/// Give your own type both dimensions, and it has the modifiers too:
///
/// ```swift
/// struct Photo: LayoutItem, ResizableItem {
///   var widthDimension: CollectionLayoutDimension = .fractionalWidth(1)
///   var heightDimension: CollectionLayoutDimension = .fractionalWidth(9.0 / 16)
///   var layoutItem: LayoutItem { Item(width: widthDimension, height: heightDimension) }
/// }
///
/// Photo().width(.fractionalWidth(0.5))
/// ```
public protocol ResizableItem {
  /// The width.
  var widthDimension: CollectionLayoutDimension { get set }
  /// The height.
  var heightDimension: CollectionLayoutDimension { get set }
}

extension ResizableItem {
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

  /// Sets width and height; the last call wins.
  public func size(_ size: CollectionLayoutSize) -> Self {
    width(size.widthDimension).height(size.heightDimension)
  }

  /// Both dimensions.
  var layoutSize: CollectionLayoutSize { .init(widthDimension, heightDimension) }
}
