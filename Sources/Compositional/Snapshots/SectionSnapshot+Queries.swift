extension SectionSnapshot {
  /// The number of items, visible or not.
  public var count: Int { nodes.count }

  /// All items, each followed by its children.
  ///
  /// - Complexity: O(*n*)
  public var items: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(nodes.count)
    walk(from: rootItems) { item, _, _ in
      items.append(item)
      return true
    }
    return items
  }

  /// The items without a collapsed ancestor, in order.
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

  /// The expanded items, in order.
  ///
  /// - Complexity: O(*n*)
  public var expandedItems: [ItemID] {
    var items: [ItemID] = []
    walk(from: rootItems) { item, node, _ in
      if node.isExpanded { items.append(item) }
      return true
    }
    return items
  }

  /// Returns true if an item is in the outline.
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// Returns true if an item is expanded.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  public func isExpanded(_ item: ItemID) throws(SnapshotError) -> Bool {
    try node(of: item).isExpanded
  }

  /// Returns true if all ancestors of an item are expanded.
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

  /// Returns the number of ancestors of an item: 0 at the top level.
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

  /// Returns the parent of an item; nil at the top level.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  public func parent(of child: ItemID) throws(SnapshotError) -> ItemID? {
    try node(of: child).parent
  }

  /// Returns the children of an item, in order.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  public func children(of parent: ItemID) throws(SnapshotError) -> [ItemID] {
    try node(of: parent).children
  }

  /// Returns the index of an item among all ``items``, visible or not; nil if it is not in the
  /// outline.
  ///
  /// - Complexity: O(*n*)
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

  /// Returns an outline of the descendants of an item, with the same items expanded.
  ///
  /// - Parameters:
  ///   - parent: An item of the outline.
  ///   - includingParent: True to include the item itself, at the top level.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(descendants)
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
    guard let node = nodes[item] else { throw .unknownItem("\(identifier: item)") }
    return node
  }

  /// Visits items and their descendants in order, without recursion.
  ///
  /// - Parameters:
  ///   - items: The items to start from.
  ///   - level: The level of these items.
  ///   - isDone: Returns true to stop.
  ///   - visit: A closure called with each item; returns true to visit its children.
  func walk(
    from items: [ItemID], level: Int = 0, until isDone: () -> Bool = { false },
    _ visit: (ItemID, Node, _ level: Int) -> Bool
  ) {
    var waiting = [items[...]]
    while var sequence = waiting.popLast() {
      guard let item = sequence.popFirst() else { continue }
      let itemLevel = level + waiting.count
      waiting.append(sequence)
      guard let node = nodes[item] else { continue }
      if visit(item, node, itemLevel) { waiting.append(node.children[...]) }
      if isDone() { return }
    }
  }
}
