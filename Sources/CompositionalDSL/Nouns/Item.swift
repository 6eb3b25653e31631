/// One cell.
///
/// Without sizes it fills the group that holds it. Three of a third of the width in a row of
/// 375 x 100, with room of 4 around each:
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
public struct Item: LayoutItem, ResizableItem, InsettableItem {
  /// The width; all of the group's without a call.
  public var widthDimension: CollectionLayoutDimension
  /// The height; all of the group's without a call.
  public var heightDimension: CollectionLayoutDimension
  /// The insets inside the frame, in points.
  public var insets = DirectionalEdgeInsets.zero
  /// The spacing outside the frame; nil for none.
  public var outerSpacing: CollectionLayoutEdgeSpacing?
  private let supplementaryItems: [LayoutSupplementaryItem]

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - width: its width; all of the group's by default.
  ///   - height: its height; all of the group's by default.
  ///   - supplementaryItems: the views anchored to it.
  public init(
    width: CollectionLayoutDimension = .fractionalWidth(1),
    height: CollectionLayoutDimension = .fractionalHeight(1),
    @LayoutSupplementaryItemBuilder supplementaryItems: () -> [LayoutSupplementaryItem] = { [] }
  ) {
    widthDimension = width
    heightDimension = height
    self.supplementaryItems = supplementaryItems()
  }

  /// Makes a cell of a size.
  ///
  /// - Parameters:
  ///   - size: its size.
  ///   - supplementaryItems: the views anchored to it.
  public init(
    size: CollectionLayoutSize,
    @LayoutSupplementaryItemBuilder supplementaryItems: () -> [LayoutSupplementaryItem] = { [] }
  ) {
    self.init(
      width: size.widthDimension, height: size.heightDimension,
      supplementaryItems: supplementaryItems)
  }

  /// An item is made of itself.
  public var layoutItem: LayoutItem { self }

  /// The item of the engine.
  public func _collectionLayoutItem(_ path: _BodyPath) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(
      layoutSize: layoutSize,
      supplementaryItems: supplementaryItems.map { $0._collectionLayoutSupplementaryItem(path) })
    item.contentInsets = insets
    item.edgeSpacing = outerSpacing
    return item
  }
}
