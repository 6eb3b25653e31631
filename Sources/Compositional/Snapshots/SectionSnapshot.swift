/// The items of one section as an outline: items with children, expanded or collapsed.
///
/// Apple's name: `NSDiffableDataSourceSectionSnapshot`. Every identifier is in it at most once. New
/// items are collapsed. The section shows ``visibleItems``: an item is visible if all its ancestors
/// are expanded.
///
/// A change that would violate this throws a ``SnapshotError`` and has no effect. Items are looked
/// up by hash; the children of an item are an array.
///
/// ```swift
/// var outline = SectionSnapshot<String>()
/// try outline.append(["Fruit", "Nuts"])
/// try outline.append(["Apple", "Pear"], to: "Fruit")
/// try outline.expand(["Fruit"])
/// outline.visibleItems  // Fruit, Apple, Pear, Nuts
/// ```
public struct SectionSnapshot<ItemID: Hashable> {
  /// A node of the outline.
  struct Node: Equatable {
    /// The parent; nil at the top level.
    var parent: ItemID?
    var children: [ItemID] = []
    var isExpanded = false
  }

  /// The items at the top level, in order.
  public internal(set) var rootItems: [ItemID] = []
  var nodes: [ItemID: Node] = [:]

  /// Creates an outline without items.
  public init() {}
}

extension SectionSnapshot: Equatable {}
extension SectionSnapshot: Sendable where ItemID: Sendable {}
extension SectionSnapshot.Node: Sendable where ItemID: Sendable {}

extension SectionSnapshot: CustomStringConvertible {
  /// One item per line, indented by its level, after a sign: `-` expanded, `+` collapsed with
  /// children, `*` without children.
  public var description: String {
    var lines: [String] = []
    walk(from: rootItems, level: 0) { item, node, level in
      let sign = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      lines.append(String(repeating: "  ", count: level) + "\(sign) \(identifier: item)")
      return true
    }
    return lines.joined(separator: "\n")
  }
}
