/// A cell of the layout, or a group of further items: the tree a section is made of.
///
/// Apple's names: `NSCollectionLayoutItem` and, where ``content`` is not a cell,
/// `NSCollectionLayoutGroup` (rule 1.5, 1.9). A group is an item whose content is a group,
/// so one value serves both, and `[item, group]` is a list of subitems as it stands.
public struct CollectionLayoutItem: Hashable, Sendable {
  /// What stands in the slot of an item.
  public enum Content: Hashable, Sendable {
    /// One cell of the collection view.
    case cell
    /// Subitems one after another along an axis.
    case group(LayoutAxis, Subitems)
    /// Cells at frames of the user's own.
    case custom(CollectionLayoutCustomItemProvider)
  }

  /// How the subitems of a group are given.
  public enum Subitems: Hashable, Sendable {
    /// A list that is repeated until the group is full.
    case list([CollectionLayoutItem])
    /// One subitem, `count` times, each with an equal share of the group.
    ///
    /// The array holds exactly the one subitem.
    case counted([CollectionLayoutItem], count: Int)
    /// One subitem, `count` times, each with the size it names.
    ///
    /// The array holds exactly the one subitem.
    case repeating([CollectionLayoutItem], count: Int)

    /// The items as they were given, before any repetition.
    public var items: [CollectionLayoutItem] {
      switch self {
      case .list(let items), .counted(let items, _), .repeating(let items, _): items
      }
    }
  }

  /// The size; its fractions are of the containing group, or of the section's container.
  public let layoutSize: CollectionLayoutSize
  /// What stands in the slot.
  public let content: Content
  /// Insets in points: they shrink a cell's frame, or the room for a group's subitems.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// Room outside the slot; nil is none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// Views anchored to this item or group.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  /// The room between neighbouring subitems of a group; nil is none.
  public var interItemSpacing: CollectionLayoutSpacing?

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - layoutSize: its size.
  ///   - supplementaryItems: views anchored to it.
  public init(
    layoutSize: CollectionLayoutSize,
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.init(layoutSize: layoutSize, content: .cell)
    self.supplementaryItems = supplementaryItems
  }

  package init(layoutSize: CollectionLayoutSize, content: Content) {
    self.layoutSize = layoutSize
    self.content = content
  }

  /// Whether this is a group, custom ones included.
  public var isGroup: Bool { content != .cell }

  /// The subitems of a group as they were given; empty for cells and custom groups.
  public var subitems: [CollectionLayoutItem] {
    if case .group(_, let subitems) = content { subitems.items } else { [] }
  }

  /// Whether a closure gives the frames of this group or of one within it.
  package var asksProvider: Bool {
    switch content {
    case .cell: false
    case .custom(let provider): provider.fixedItems == nil
    case .group(_, let subitems): subitems.items.contains(where: \.asksProvider)
    }
  }
}
