/// A cell, or a group of nested items: a node of the tree that describes a section.
///
/// Apple's name: `NSCollectionLayoutItem` (rules 1.5, 1.9). Its initializer creates a cell, and
/// ``group(_:)`` makes a ``CollectionLayoutGroup`` a subitem of another one.
public struct CollectionLayoutItem: Hashable, Sendable {
  /// The content of an item's slot.
  public enum Content: Hashable, Sendable {
    /// One cell of the collection view.
    case cell
    /// Subitems in sequence along an axis (rule 2.2).
    case group(LayoutAxis, Subitems)
    /// Cells at custom frames.
    case custom(CollectionLayoutCustomItemProvider)
  }

  /// The subitems of a group.
  public enum Subitems: Hashable, Sendable {
    /// A list that repeats until the group is full (rule 2.2.1).
    case list([CollectionLayoutItem])
    /// One subitem, `count` times, each with an equal share of the group (rule 2.4.1).
    ///
    /// The array contains exactly the one subitem.
    case counted([CollectionLayoutItem], count: Int)
    /// One subitem, `count` times, each with its own size (rule 2.4.3).
    ///
    /// The array contains exactly the one subitem.
    case repeating([CollectionLayoutItem], count: Int)

    /// The items as given, before any repetition.
    public var items: [CollectionLayoutItem] {
      switch self {
      case .list(let items), .counted(let items, _), .repeating(let items, _): items
      }
    }
  }

  /// The size; fractions are of the containing group, or of the section's container.
  public let layoutSize: CollectionLayoutSize
  /// The content of the slot.
  public let content: Content
  /// The insets that shrink a cell's frame or the space for a group's subitems (rule 2.7).
  ///
  /// They are points, even below 1 (rule 2.1.8).
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The spacing outside the slot; nil is none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// The views anchored to this item or group.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  /// The spacing between adjacent subitems of a group; nil is none.
  public package(set) var interItemSpacing: CollectionLayoutSpacing?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the cell.
  ///   - supplementaryItems: The views anchored to the cell.
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

  /// True if this is a group, including custom groups.
  public var isGroup: Bool { content != .cell }

  /// The subitems of a group as given; empty for cells and custom groups.
  public var subitems: [CollectionLayoutItem] {
    if case .group(_, let subitems) = content { subitems.items } else { [] }
  }

  /// True if a closure provides the frames of this group or of a nested one.
  package var asksProvider: Bool {
    switch content {
    case .cell: false
    case .custom(let provider): provider.fixedItems == nil
    case .group(_, let subitems): subitems.items.contains { $0.asksProvider }
    }
  }
}
