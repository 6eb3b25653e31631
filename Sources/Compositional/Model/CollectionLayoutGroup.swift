/// A group: an item that holds further items.
///
/// Apple's name: `NSCollectionLayoutGroup` (rule 1.9). It is the same type as an item, so
/// that groups nest as subitems; the factories below make the groups.
public typealias CollectionLayoutGroup = CollectionLayoutItem

extension CollectionLayoutGroup {
  /// A row: subitems from the leading edge, the list repeated until the row is full.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitems: cells and groups, at least one.
  /// - Precondition: there is a subitem.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, .list(subitems))
  }

  /// A row of `count` equal slots; the subitem's own width is ignored.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitem: what stands in every slot.
  ///   - count: the number of slots, at least one.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, .counted([subitem], count: count))
  }

  /// A row of `count` subitems, each with the size it names.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - repeatingSubitem: what is repeated; that all of them fit is the caller's business.
  ///   - count: how often, at least once.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, .repeating([repeatingSubitem], count: count))
  }

  /// A column: subitems from the top, the list repeated until the column is full.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitems: cells and groups, at least one.
  /// - Precondition: there is a subitem.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, .list(subitems))
  }

  /// A column of `count` equal slots; the subitem's own height is ignored.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitem: what stands in every slot.
  ///   - count: the number of slots, at least one.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, .counted([subitem], count: count))
  }

  /// A column of `count` subitems, each with the size it names.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - repeatingSubitem: what is repeated; that all of them fit is the caller's business.
  ///   - count: how often, at least once.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    group(.vertical, layoutSize, .repeating([repeatingSubitem], count: count))
  }

  /// A group whose cells stand at frames of the user's own (rule 2.26).
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - itemProvider: gives the frames, in points from the group's outer corner.
  public static func custom(
    layoutSize: CollectionLayoutSize, itemProvider: CollectionLayoutCustomItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutItem(layoutSize: layoutSize, content: .custom(itemProvider))
  }

  /// A group whose cells stand where a closure says, called once a section and solve.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - itemProvider: gives the frames for an environment whose container is the group.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider:
      @escaping @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup {
    custom(layoutSize: layoutSize, itemProvider: .init(itemProvider))
  }

  /// A row of subitems, however they are given.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitems: a list, equal slots, or repetitions.
  /// - Precondition: there is a subitem.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: Subitems
  ) -> CollectionLayoutGroup {
    group(.horizontal, layoutSize, subitems)
  }

  /// A column of subitems, however they are given.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitems: a list, equal slots, or repetitions.
  /// - Precondition: there is a subitem.
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
      precondition(!items.isEmpty, "A group needs at least 1 subitem.")
    case .counted(_, let count), .repeating(_, let count):
      precondition(count > 0, "Invalid count: \(count). A group needs at least 1 subitem.")
    }
    return CollectionLayoutItem(layoutSize: layoutSize, content: .group(axis, subitems))
  }
}

extension CollectionLayoutItem: CustomStringConvertible {
  /// The item with everything below it, a line each.
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
