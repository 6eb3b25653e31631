/// One cell.
///
/// By default it fills its group. Three items, each a third of the width, in a row of 375 x 100,
/// with insets of 4:
///
/// ```swift
/// HGroup { Item().width(.fractionalWidth(1.0 / 3)).contentInsets(value: 4) }
///   .height(.absolute(100))
/// ```
/// ```
/// ┌──────────┬──────────┬──────────┐    cells of 117 x 92
/// │ ╭──────╮ │ ╭──────╮ │ ╭──────╮ │    at x 4, 129, 254
/// │ │  0   │ │ │  1   │ │ │  2   │ │
/// │ ╰──────╯ │ ╰──────╯ │ ╰──────╯ │
/// └──────────┴──────────┴──────────┘
/// ```
public struct Item: LayoutItem, SizedItem, InsettableItem {
  /// The width; the group's by default.
  public var widthDimension: CollectionLayoutDimension
  /// The height; the group's by default.
  public var heightDimension: CollectionLayoutDimension
  /// The insets inside the slot, in points.
  public var insets = DirectionalEdgeInsets.zero
  /// The spacing outside the slot; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing?
  private let supplementaryItems: [LayoutSupplementaryItem]

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - width: The width; the group's by default.
  ///   - height: The height; the group's by default.
  ///   - supplementaryItems: The views anchored to the cell.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    @LayoutSupplementaryItemBuilder supplementaryItems: () -> [LayoutSupplementaryItem] = { [] }
  ) {
    widthDimension = width
    heightDimension = height
    self.supplementaryItems = supplementaryItems()
  }

  /// Creates a cell with a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - supplementaryItems: The views anchored to the cell.
  public init(
    size: CollectionLayoutSize,
    @LayoutSupplementaryItemBuilder supplementaryItems: () -> [LayoutSupplementaryItem] = { [] }
  ) {
    self.init(
      width: size.widthDimension, height: size.heightDimension,
      supplementaryItems: supplementaryItems)
  }

  /// The item itself.
  public var layoutItem: LayoutItem { self }

  /// Returns the item of the engine.
  public func _collectionLayoutItem() -> CollectionLayoutItem {
    var item = CollectionLayoutItem(
      layoutSize: layoutSize,
      supplementaryItems: supplementaryItems.map { $0._collectionLayoutSupplementaryItem() })
    item.contentInsets = insets
    item.edgeSpacing = outerSpacing
    return item
  }
}
