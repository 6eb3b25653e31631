extension SectionSnapshot {
  /// The number of items, visible or not.
  public var count: Int { nodes.count }

  /// All items, each followed by its children.
  ///
  /// - Complexity: O(n)
  public var items: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(nodes.count)
    walk(from: rootItems) { item, _, _ in
      items.append(item)
      return true
    }
    return items
  }

  /// The items below no collapsed one, in order.
  ///
  /// - Complexity: O(visible items)
  public var visibleItems: [ItemID] {
    var items: [ItemID] = []
    walk(from: rootItems) { item, node, _ in
      items.append(item)
      return node.isExpanded
    }
    return items
  }

  /// The items that are expanded, in order.
  ///
  /// - Complexity: O(n)
  public var expandedItems: [ItemID] {
    var items: [ItemID] = []
    walk(from: rootItems) { item, node, _ in
      if node.isExpanded { items.append(item) }
      return true
    }
    return items
  }

  /// Whether an item is in the outline.
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// Whether an item is expanded.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  public func isExpanded(_ item: ItemID) throws(SnapshotError) -> Bool {
    try node(of: item).isExpanded
  }

  /// Whether all items above an item are expanded.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(level)
  public func isVisible(_ item: ItemID) throws(SnapshotError) -> Bool {
    var above = try node(of: item).parent
    while let parent = above {
      let node = try node(of: parent)
      if !node.isExpanded { return false }
      above = node.parent
    }
    return true
  }

  /// How many items are above an item: 0 for one at the top.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(level)
  public func level(of item: ItemID) throws(SnapshotError) -> Int {
    var level = 0
    var above = try node(of: item).parent
    while let parent = above {
      level += 1
      above = try node(of: parent).parent
    }
    return level
  }

  /// The item above an item; nil for one at the top.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  public func parent(of child: ItemID) throws(SnapshotError) -> ItemID? {
    try node(of: child).parent
  }

  /// The items directly below an item, in order.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  public func children(of parent: ItemID) throws(SnapshotError) -> [ItemID] {
    try node(of: parent).children
  }

  /// Where an item stands among all ``items``, visible or not; nil when it is not in the outline.
  ///
  /// - Complexity: O(n)
  public func index(of item: ItemID) -> Int? {
    guard nodes[item] != nil else { return nil }
    var index = 0
    var isFound = false
    walk(from: rootItems, until: { isFound }) { other, _, _ in
      isFound = other == item
      if !isFound { index += 1 }
      return true
    }
    return index
  }

  /// An outline of what is below an item, as expanded as it is here.
  ///
  /// - Parameters:
  ///   - parent: an item of the outline.
  ///   - includingParent: whether the item itself is in it, at the top.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(items below)
  public func snapshot(
    of parent: ItemID, includingParent: Bool = false
  ) throws(SnapshotError) -> SectionSnapshot {
    let children = try node(of: parent).children
    var part = SectionSnapshot()
    part.rootItems = includingParent ? [parent] : children
    walk(from: part.rootItems) { item, node, _ in
      part.nodes[item] = node
      return true
    }
    for root in part.rootItems { part.nodes[root]?.parent = nil }
    return part
  }

  func node(of item: ItemID) throws(SnapshotError) -> Node {
    guard let node = nodes[item] else { throw .unknownItem("\(item)") }
    return node
  }

  /// Visits items and what is below them, in order, however deep.
  ///
  /// - Parameters:
  ///   - items: the items to start from.
  ///   - level: their level.
  ///   - isDone: whether to stop.
  ///   - visit: called with an item; whether to go on below it.
  func walk(
    from items: [ItemID], level: Int = 0, until isDone: () -> Bool = { false },
    _ visit: (ItemID, Node, _ level: Int) -> Bool
  ) {
    var waiting = [items[...]]
    while var row = waiting.popLast() {
      guard let item = row.popFirst() else { continue }
      let itemLevel = level + waiting.count
      waiting.append(row)
      guard let node = nodes[item] else { continue }
      if visit(item, node, itemLevel) { waiting.append(node.children[...]) }
      if isDone() { return }
    }
  }
}
