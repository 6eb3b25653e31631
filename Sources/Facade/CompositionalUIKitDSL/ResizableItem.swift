import CompositionalDSL
import CompositionalUIKit

/// An element whose size is set by modifiers, with Apple's dimensions.
///
/// It stands for the protocol of the same name in the DSL, so that a type of an app conforms by its
/// own two methods:
///
/// ```swift
/// struct Tile: LayoutItem, ResizableItem {
///   private var item = Item()
///   var layoutItem: LayoutItem { item }
///   func width(_ width: NSCollectionLayoutDimension) -> Self {
///     var tile = self
///     tile.item = item.width(width)
///     return tile
///   }
///   func height(_ height: NSCollectionLayoutDimension) -> Self {
///     var tile = self
///     tile.item = item.height(height)
///     return tile
///   }
/// }
/// ```
public protocol ResizableItem: CompositionalDSL.ResizableItem {
  /// Sets the width; the last call wins.
  func width(_ width: NSCollectionLayoutDimension) -> Self
  /// Sets the height; the last call wins.
  func height(_ height: NSCollectionLayoutDimension) -> Self
}

extension ResizableItem {
  /// Sets the width to a dimension of the engine; the last call wins.
  @_disfavoredOverload
  public func width(_ width: CollectionLayoutDimension) -> Self {
    self.width(NSCollectionLayoutDimension(width))
  }

  /// Sets the height to a dimension of the engine; the last call wins.
  @_disfavoredOverload
  public func height(_ height: CollectionLayoutDimension) -> Self {
    self.height(NSCollectionLayoutDimension(height))
  }
}

extension Item: ResizableItem {}
extension HGroup: ResizableItem {}
extension VGroup: ResizableItem {}
extension CustomGroup: ResizableItem {}
extension SupplementaryItem: ResizableItem {}
extension BoundarySupplementaryItem: ResizableItem {}
