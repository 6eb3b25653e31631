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

  /// The group of the engine; one for a section only if it has subitems and a count of at least 1.
  public override var value: CollectionLayoutItem {
    let values = subitems.map(\.value)
    let content: CollectionLayoutItem.Content =
      switch arrangement {
      case .list(let axis): .group(axis, .list(values))
      case .counted(let axis, let count): .group(axis, .counted(values, count: count))
      case .repeating(let axis, let count): .group(axis, .repeating(values, count: count))
      case .custom(let provider): .custom(provider)
      }
    // Any count, so that a group that cannot be laid out can be printed and compared.
    var value = CollectionLayoutItem(layoutSize: layoutSize.value, content: content)
    write(to: &value)
    value.interItemSpacing = interItemSpacing?.value
    return value
  }

  override func copied() -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
    copy.takeRoom(of: self)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
