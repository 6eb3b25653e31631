/// A group: an arrangement of subitems in a row or a column, or of cells at custom frames.
///
/// Apple's name: `NSCollectionLayoutGroup` (rule 1.9). A section repeats one group. A group is a subitem
/// of another group as `.group(_:)`:
///
/// ```swift
/// CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [cover, .group(column)])
/// ```
public struct CollectionLayoutGroup: Hashable, Sendable {
  /// The node of the section's tree, never a cell.
  package var item: CollectionLayoutItem {
    didSet { Self.requireGroup(item) }
  }

  /// Creates the group that a node of the tree is.
  ///
  /// - Precondition: `item` is not a cell.
  package init(item: CollectionLayoutItem) {
    Self.requireGroup(item)
    self.item = item
  }

  private static func requireGroup(_ item: CollectionLayoutItem) {
    require(item.isGroup, "A section repeats a group, not a cell.")
  }

  /// The size; fractions are of the containing group, or of the section's container.
  public var layoutSize: CollectionLayoutSize { item.layoutSize }

  /// Subitems along an axis, or cells at custom frames; never a cell.
  public var content: CollectionLayoutItem.Content { item.content }

  /// The subitems as given; empty for custom groups.
  public var subitems: [CollectionLayoutItem] { item.subitems }

  /// The insets that shrink the space for the subitems (rule 2.7), in points.
  public var contentInsets: DirectionalEdgeInsets {
    get { item.contentInsets }
    set { item.contentInsets = newValue }
  }

  /// The spacing outside the group; nil is none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing? {
    get { item.edgeSpacing }
    set { item.edgeSpacing = newValue }
  }

  /// The views anchored to the group.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { item.supplementaryItems }
    set { item.supplementaryItems = newValue }
  }

  /// The spacing between adjacent subitems; nil is none.
  public var interItemSpacing: CollectionLayoutSpacing? {
    get { item.interItemSpacing }
    set { item.interItemSpacing = newValue }
  }
}

extension CollectionLayoutGroup: CustomStringConvertible {
  /// The group and everything nested in it, one per line.
  public var description: String { item.description }
}

extension CollectionLayoutItem {
  /// Makes a group a subitem of another group.
  ///
  /// - Parameter group: The nested group.
  public static func group(_ group: CollectionLayoutGroup) -> CollectionLayoutItem { group.item }

  /// The group that the item is; nil for a cell.
  public var group: CollectionLayoutGroup? { isGroup ? CollectionLayoutGroup(item: self) : nil }
}

extension CollectionLayoutGroup {
  /// Creates a row: subitems from the leading edge, the list repeated until the row is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The cells and groups, at least one.
  /// - Precondition: `subitems` is not empty.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, .list(subitems))
  }

  /// Creates a row of `count` equal slots; the subitem's own width is ignored.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The subitem of each slot.
  ///   - count: The number of slots, at least 1.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, .counted([subitem], count: count))
  }

  /// Creates a row of `count` subitems, each with its own size.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The subitem to repeat; the caller ensures that all repetitions fit.
  ///   - count: The number of repetitions, at least 1.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, .repeating([repeatingSubitem], count: count))
  }

  /// Creates a column: subitems from the top, the list repeated until the column is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The cells and groups, at least one.
  /// - Precondition: `subitems` is not empty.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, .list(subitems))
  }

  /// Creates a column of `count` equal slots; the subitem's own height is ignored.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The subitem of each slot.
  ///   - count: The number of slots, at least 1.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, .counted([subitem], count: count))
  }

  /// Creates a column of `count` subitems, each with its own size.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The subitem to repeat; the caller ensures that all repetitions fit.
  ///   - count: The number of repetitions, at least 1.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, .repeating([repeatingSubitem], count: count))
  }

  /// Creates a group whose cells have custom frames (rule 2.26).
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: The provider of the frames, in points from the group's outer corner.
  public static func custom(
    layoutSize: CollectionLayoutSize, itemProvider: CollectionLayoutCustomItemProvider
  ) -> CollectionLayoutGroup {
    Self(item: CollectionLayoutItem(layoutSize: layoutSize, content: .custom(itemProvider)))
  }

  /// Creates a group whose cells have the frames that a closure returns, called once per section
  /// and solve.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: A closure that returns the frames for an environment whose container is the
  ///     group.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider:
      @escaping @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup {
    custom(layoutSize: layoutSize, itemProvider: .init(itemProvider))
  }

  /// Creates a row of subitems in any form.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: A list, equal slots, or repetitions.
  /// - Precondition: The row has at least one subitem.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, subitems)
  }

  /// Creates a column of subitems in any form.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: A list, equal slots, or repetitions.
  /// - Precondition: The column has at least one subitem.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, subitems)
  }

  private static func group(
    _ axis: LayoutAxis, _ layoutSize: CollectionLayoutSize,
    _ subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutGroup {
    switch subitems {
    case .list(let items):
      require(!items.isEmpty, "A group needs at least 1 subitem.")
    case .counted(let items, let count), .repeating(let items, let count):
      // UIKit's behavior is not recorded (rule 2.4.4).
      require(items.count == 1, "A counted group needs exactly 1 subitem to repeat.")
      require(count > 0, "Invalid count: \(count). A group needs at least 1 subitem.")
    }
    return Self(item: CollectionLayoutItem(layoutSize: layoutSize, content: .group(axis, subitems)))
  }
}
