extension SectionSnapshot {
  /// Appends items to the children of an item, or at the top level.
  ///
  /// - Parameters:
  ///   - items: The items, none of which is in the outline.
  ///   - parent: The parent of the items; nil for the top level.
  /// - Throws: ``SnapshotError`` if an item exists or is repeated, or the parent does not exist.
  /// - Complexity: O(`items.count`)
  public mutating func append(
    _ items: [ItemID], to parent: ItemID? = nil
  ) throws(SnapshotError) {
    if let parent, nodes[parent] == nil { throw .unknownItem("\(identifier: parent)") }
    try refuseKnown(items)
    insert(items, at: childCount(of: parent), below: parent)
  }

  /// Inserts items before another, at its level.
  ///
  /// - Parameters:
  ///   - items: The items, none of which is in the outline.
  ///   - before: The item that follows them.
  /// - Throws: ``SnapshotError`` if an item exists or is repeated, or `before` does not exist.
  /// - Complexity: O(`items.count` + siblings)
  public mutating func insert(_ items: [ItemID], before: ItemID) throws(SnapshotError) {
    let (parent, position) = try position(of: before)
    try refuseKnown(items)
    insert(items, at: position, below: parent)
  }

  /// Inserts items after another and its descendants, at its level.
  ///
  /// - Parameters:
  ///   - items: The items, none of which is in the outline.
  ///   - after: The item that precedes them.
  /// - Throws: ``SnapshotError`` if an item exists or is repeated, or `after` does not exist.
  /// - Complexity: O(`items.count` + siblings)
  public mutating func insert(_ items: [ItemID], after: ItemID) throws(SnapshotError) {
    let (parent, position) = try position(of: after)
    try refuseKnown(items)
    insert(items, at: position + 1, below: parent)
  }

  /// Inserts an outline before an item, at its level, with the same items expanded.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, none of whose items is in this one.
  ///   - before: The item that follows it.
  /// - Throws: ``SnapshotError`` if an item exists, or `before` does not.
  /// - Complexity: O(`snapshot.count` + siblings)
  public mutating func insert(
    _ snapshot: SectionSnapshot, before: ItemID
  ) throws(SnapshotError) {
    let (parent, position) = try position(of: before)
    try insert(snapshot, at: position, below: parent)
  }

  /// Inserts an outline after an item and its descendants, at its level, with the same items
  /// expanded.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, none of whose items is in this one.
  ///   - after: The item that precedes it.
  /// - Throws: ``SnapshotError`` if an item exists, or `after` does not.
  /// - Complexity: O(`snapshot.count` + siblings)
  public mutating func insert(
    _ snapshot: SectionSnapshot, after: ItemID
  ) throws(SnapshotError) {
    let (parent, position) = try position(of: after)
    try insert(snapshot, at: position + 1, below: parent)
  }

  /// Replaces all descendants of an item with an outline, with the same items expanded.
  ///
  /// - Parameters:
  ///   - parent: An item of this outline; it is kept unchanged.
  ///   - snapshot: The outline; its items may be among those it replaces, but nowhere else here.
  /// - Throws: ``SnapshotError`` if an item exists elsewhere, or the parent does not exist.
  /// - Complexity: O(descendants + `snapshot.count`)
  public mutating func replace(
    childrenOf parent: ItemID, using snapshot: SectionSnapshot
  ) throws(SnapshotError) {
    let children = try node(of: parent).children
    let gone = Set(branch(of: children))
    for item in snapshot.items where nodes[item] != nil && !gone.contains(item) {
      throw .duplicateItem("\(identifier: item)", section: nil)
    }
    remove(children, below: parent)
    try insert(snapshot, at: 0, below: parent)
  }

  /// Deletes items and all their descendants; duplicates are ignored.
  ///
  /// - Parameter items: Items of the outline.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(deleted items + their siblings)
  public mutating func delete(_ items: [ItemID]) throws(SnapshotError) {
    var byParent: [ItemID?: [ItemID]] = [:]
    for item in items { byParent[try node(of: item).parent, default: []].append(item) }
    for (parent, items) in byParent { remove(items, below: parent) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = SectionSnapshot() }

  /// Expands items: their children are visible if the items are.
  ///
  /// - Parameter items: Items of the outline.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(`items.count`)
  public mutating func expand(_ items: [ItemID]) throws(SnapshotError) {
    try setExpanded(true, items)
  }

  /// Collapses items, which hides their descendants; expanded descendants stay expanded.
  ///
  /// - Parameter items: Items of the outline.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(`items.count`)
  public mutating func collapse(_ items: [ItemID]) throws(SnapshotError) {
    try setExpanded(false, items)
  }
}

extension SectionSnapshot {
  private mutating func setExpanded(
    _ isExpanded: Bool, _ items: [ItemID]
  ) throws(SnapshotError) {
    for item in items where nodes[item] == nil { throw .unknownItem("\(identifier: item)") }
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }

  private func refuseKnown(_ items: [ItemID]) throws(SnapshotError) {
    var fresh: Set<ItemID> = []
    for item in items {
      guard nodes[item] == nil else { throw .duplicateItem("\(identifier: item)", section: nil) }
      if !fresh.insert(item).inserted { throw .repeatedItem("\(identifier: item)") }
    }
  }

  /// Returns the parent of an existing item, and the item's position among its siblings.
  private func position(of item: ItemID) throws(SnapshotError) -> (parent: ItemID?, Int) {
    let parent = try node(of: item).parent
    let sequence = parent.flatMap { nodes[$0]?.children } ?? rootItems
    guard let position = sequence.firstIndex(of: item) else {
      throw .unknownItem("\(identifier: item)")
    }
    return (parent, position)
  }

  private func childCount(of parent: ItemID?) -> Int {
    guard let parent else { return rootItems.count }
    return nodes[parent]?.children.count ?? 0
  }

  private mutating func insert(_ items: [ItemID], at position: Int, below parent: ItemID?) {
    splice(items, at: position, below: parent)
    for item in items { nodes[item] = Node(parent: parent) }
  }

  private mutating func splice(_ items: [ItemID], at position: Int, below parent: ItemID?) {
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: position)
    } else {
      rootItems.insert(contentsOf: items, at: position)
    }
  }

  private mutating func insert(
    _ snapshot: SectionSnapshot, at position: Int, below parent: ItemID?
  ) throws(SnapshotError) {
    for item in snapshot.items where nodes[item] != nil {
      throw .duplicateItem("\(identifier: item)", section: nil)
    }
    splice(snapshot.rootItems, at: position, below: parent)
    for (item, node) in snapshot.nodes where nodes[item] == nil { nodes[item] = node }
    for root in snapshot.rootItems { nodes[root]?.parent = parent }
  }

  private mutating func remove(_ items: [ItemID], below parent: ItemID?) {
    for item in branch(of: items) { nodes.removeValue(forKey: item) }
    let gone = Set(items)
    if let parent {
      nodes[parent]?.children.removeAll { gone.contains($0) }
    } else {
      rootItems.removeAll { gone.contains($0) }
    }
  }

  /// Returns items and all their descendants.
  private func branch(of items: [ItemID]) -> [ItemID] {
    var branch: [ItemID] = []
    walk(from: items) { item, _, _ in
      branch.append(item)
      return true
    }
    return branch
  }
}
