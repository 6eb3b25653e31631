import Compositional
import Foundation

/// An item that contains items and groups.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The form and axis of the subitems.
  enum Arrangement {
    case list(LayoutAxis)
    case counted(LayoutAxis, Int)
    case repeating(LayoutAxis, Int)
    case custom(CollectionLayoutCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items as passed in, before repetition; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between adjacent subitems; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems.map { $0.copied() }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The views anchored to the group; assigned views are copied.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue.map { $0.copied() } }
  }

  /// The group of the engine.
  public override var value: CollectionLayoutItem {
    let size = layoutSize.value
    let values = subitems.map(\.value)
    var value =
      switch arrangement {
      case .list(let axis): Self.group(axis, size, .list(values))
      case .counted(let axis, let count):
        Self.group(axis, size, .counted(values, count: count))
      case .repeating(let axis, let count):
        Self.group(axis, size, .repeating(values, count: count))
      case .custom(let provider):
        CollectionLayoutItem.custom(layoutSize: size, itemProvider: provider)
      }
    write(to: &value)
    value.interItemSpacing = interItemSpacing?.value
    return value
  }

  private static func group(
    _ axis: LayoutAxis, _ layoutSize: CollectionLayoutSize,
    _ subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutItem {
    axis == .horizontal
      ? .horizontal(layoutSize: layoutSize, subitems: subitems)
      : .vertical(layoutSize: layoutSize, subitems: subitems)
  }

  override func copied() -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
    copy.takeRoom(of: self)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
