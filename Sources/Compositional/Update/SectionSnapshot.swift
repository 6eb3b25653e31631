/// The items of one section as an outline: items with children, expanded or collapsed.
///
/// Apple's name: `NSDiffableDataSourceSectionSnapshot`. Every identifier is in it at most once.
/// New items are collapsed. What the section shows is ``visibleItems``: an item is visible when
/// everything above it is expanded.
///
/// What would break this is refused with a ``SnapshotError`` and changes nothing. Items are found
/// by hashing; the children of an item are an array.
///
/// ```swift
/// var outline = SectionSnapshot<String>()
/// try outline.append(["Fruit", "Nuts"])
/// try outline.append(["Apple", "Pear"], to: "Fruit")
/// try outline.expand(["Fruit"])
/// outline.visibleItems  // Fruit, Apple, Pear, Nuts
/// ```
public struct SectionSnapshot<ItemID: Hashable> {
  /// An item's place in the outline.
  struct Node: Equatable {
    /// The item above; nil for one at the top.
    var parent: ItemID?
    var children: [ItemID] = []
    var isExpanded = false
  }

  /// The items at the top, in order.
  public internal(set) var rootItems: [ItemID] = []
  var nodes: [ItemID: Node] = [:]

  /// Makes an outline without items.
  public init() {}
}

extension SectionSnapshot: Equatable {}
extension SectionSnapshot: Sendable where ItemID: Sendable {}
extension SectionSnapshot.Node: Sendable where ItemID: Sendable {}

extension SectionSnapshot: CustomStringConvertible {
  /// An item a line, indented by its level, behind a sign: `-` expanded, `+` collapsed with
  /// children, `*` without.
  public var description: String {
    var lines: [String] = []
    walk(from: rootItems, level: 0) { item, node, level in
      let sign = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      lines.append(String(repeating: "  ", count: level) + "\(sign) \(item)")
      return true
    }
    return lines.joined(separator: "\n")
  }
}
