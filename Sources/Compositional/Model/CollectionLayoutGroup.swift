/// A group: an item that contains other items.
///
/// Apple's name: `NSCollectionLayoutGroup` (rule 1.9). It is the same type as an item, so that
/// groups nest as subitems; the factory methods below create groups.
public typealias CollectionLayoutGroup = CollectionLayoutItem

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
    CollectionLayoutItem(layoutSize: layoutSize, content: .custom(itemProvider))
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
    layoutSize: CollectionLayoutSize, subitems: Subitems
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
    layoutSize: CollectionLayoutSize, subitems: Subitems
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, subitems)
  }

  private static func group(
    _ axis: LayoutAxis, _ layoutSize: CollectionLayoutSize, _ subitems: Subitems
  ) -> CollectionLayoutGroup {
    switch subitems {
    case .list(let items):
      require(!items.isEmpty, "A group needs at least 1 subitem.")
    case .counted(let items, let count), .repeating(let items, let count):
      // UIKit's behavior is not recorded (rule 2.4.4).
      require(items.count == 1, "A counted group needs exactly 1 subitem to repeat.")
      require(count > 0, "Invalid count: \(count). A group needs at least 1 subitem.")
    }
    return CollectionLayoutItem(layoutSize: layoutSize, content: .group(axis, subitems))
  }
}

extension CollectionLayoutItem: CustomStringConvertible {
  /// The item and everything nested in it, one per line.
  public var description: String { lines().joined(separator: "\n") }

  private func lines() -> [String] {
    var head = "\(name) \(layoutSize)"
    if contentInsets != .zero { head += ", contentInsets: \(contentInsets)" }
    if let edgeSpacing { head += ", edgeSpacing: \(edgeSpacing)" }
    if let interItemSpacing { head += ", interItemSpacing: \(interItemSpacing)" }
    let children = supplementaryItems.map { [$0.description] } + subitems.map { $0.lines() }
    return [head] + children.flatMap { $0 }.map { "  " + $0 }
  }

  private var name: String {
    switch content {
    case .cell: "item"
    case .custom: "custom group"
    case .group(let axis, .list): "\(axis) group"
    case .group(let axis, .counted(_, let count)): "\(axis) group of \(count) equal"
    case .group(let axis, .repeating(_, let count)): "\(axis) group of \(count) repeated"
    }
  }
}
