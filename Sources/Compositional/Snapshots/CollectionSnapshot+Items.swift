extension CollectionSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items, none of which is in the snapshot.
  ///   - section: The section; by default the last.
  /// - Throws: ``SnapshotError`` if an item exists or is repeated, or the section does not exist.
  /// - Complexity: O(`identifiers.count`)
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) throws(SnapshotError) {
    guard let section = section ?? sectionIdentifiers.last else { throw .noSection }
    // The count and not the content: a copy of the items would make the insert copy them all.
    guard let count = contents[section]?.items.count else {
      throw .unknownSection("\(identifier: section)")
    }
    try refuseKnown(identifiers)
    insert(identifiers, at: count, in: section)
  }

  /// Inserts items before another.
  ///
  /// - Parameters:
  ///   - identifiers: The items, none of which is in the snapshot.
  ///   - before: The item that follows them.
  /// - Throws: ``SnapshotError`` if an item exists or is repeated, or `before` does not exist.
  /// - Complexity: O(`identifiers.count` + items of the section)
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem before: ItemID
  ) throws(SnapshotError) {
    let (section, position) = try position(of: before)
    try refuseKnown(identifiers)
    insert(identifiers, at: position, in: section)
  }

  /// Inserts items after another.
  ///
  /// - Parameters:
  ///   - identifiers: The items, none of which is in the snapshot.
  ///   - after: The item that precedes them.
  /// - Throws: ``SnapshotError`` if an item exists or is repeated, or `after` does not exist.
  /// - Complexity: O(`identifiers.count` + items of the section)
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem after: ItemID
  ) throws(SnapshotError) {
    let (section, position) = try position(of: after)
    try refuseKnown(identifiers)
    insert(identifiers, at: position + 1, in: section)
  }

  /// Deletes items; duplicates are ignored.
  ///
  /// - Parameter identifiers: The items to delete.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(`identifiers.count` + items of their sections)
  public mutating func deleteItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    var positions: [SectionID: [Int]] = [:]
    for identifier in identifiers {
      let (section, position) = try position(of: identifier)
      positions[section, default: []].append(position)
    }
    for identifier in identifiers { homes.removeValue(forKey: identifier) }
    for (section, var places) in positions {
      places.sortUniquely()
      contents[section]?.items.remove(atSorted: places)
      let isAtEnd = places[0] == items(in: section).count
      if !isAtEnd { drift(by: places.count, in: section) }
    }
    unmark(items: identifiers)
  }

  /// Deletes all sections and items, and all marks.
  public mutating func deleteAllItems() { self = CollectionSnapshot() }

  /// Moves an item before another, within its section or to another.
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - before: The item that follows it after the move.
  /// - Throws: ``SnapshotError`` if an item does not exist, or both are the same.
  /// - Complexity: O(items of both sections)
  public mutating func moveItem(
    _ identifier: ItemID, beforeItem before: ItemID
  ) throws(SnapshotError) {
    try move(identifier, beside: before, offset: 0)
  }

  /// Moves an item after another, within its section or to another.
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - after: The item that precedes it after the move.
  /// - Throws: ``SnapshotError`` if an item does not exist, or both are the same.
  /// - Complexity: O(items of both sections)
  public mutating func moveItem(
    _ identifier: ItemID, afterItem after: ItemID
  ) throws(SnapshotError) {
    try move(identifier, beside: after, offset: 1)
  }

  /// Replaces all items of a section, as applying a section snapshot does.
  ///
  /// Items that remain keep their marks.
  ///
  /// - Parameters:
  ///   - section: A section of the snapshot.
  ///   - identifiers: The new items, none of which is in another section.
  /// - Throws: ``SnapshotError`` if an item is in another section or repeated, or the section does
  ///   not exist.
  /// - Complexity: O(items of the section before and after)
  public mutating func replaceItems(
    inSection section: SectionID, with identifiers: [ItemID]
  ) throws(SnapshotError) {
    guard let content = contents[section] else { throw .unknownSection("\(identifier: section)") }
    var fresh: Set<ItemID> = []
    for identifier in identifiers {
      if let home = homes[identifier], home.section != section {
        throw .duplicateItem("\(identifier: identifier)", section: "\(identifier: home.section)")
      }
      if !fresh.insert(identifier).inserted { throw .repeatedItem("\(identifier: identifier)") }
    }
    for identifier in content.items { homes.removeValue(forKey: identifier) }
    unmark(items: content.items.lazy.filter { !fresh.contains($0) })
    contents[section]?.items = []
    contents[section]?.drift = 0
    insert(identifiers, at: 0, in: section)
  }

  private mutating func move(
    _ identifier: ItemID, beside anchor: ItemID, offset: Int
  ) throws(SnapshotError) {
    let (oldSection, oldPosition) = try position(of: identifier)
    let (newSection, anchorPosition) = try position(of: anchor)
    guard identifier != anchor else { throw .itemMovedBesideItself("\(identifier: identifier)") }
    contents[oldSection]?.items.remove(at: oldPosition)
    drift(by: 1, in: oldSection)
    let shift = oldSection == newSection && oldPosition < anchorPosition ? 1 : 0
    insert([identifier], at: anchorPosition - shift + offset, in: newSection)
  }

  /// Returns the section and position of an existing item.
  private func position(of item: ItemID) throws(SnapshotError) -> (section: SectionID, Int) {
    guard let home = homes[item] else { throw .unknownItem("\(identifier: item)") }
    return (home.section, position(of: item, at: home))
  }

  private func refuseKnown(_ identifiers: [ItemID]) throws(SnapshotError) {
    for identifier in identifiers {
      if let home = homes[identifier] {
        throw .duplicateItem("\(identifier: identifier)", section: "\(identifier: home.section)")
      }
    }
    if identifiers.count > 1 {
      var fresh: Set<ItemID> = []
      fresh.reserveCapacity(identifiers.count)
      for identifier in identifiers where !fresh.insert(identifier).inserted {
        throw .repeatedItem("\(identifier: identifier)")
      }
    }
  }

  private mutating func insert(_ identifiers: [ItemID], at position: Int, in section: SectionID) {
    let isAtEnd = position == items(in: section).count
    contents[section]?.items.insert(contentsOf: identifiers, at: position)
    for (offset, identifier) in identifiers.enumerated() {
      homes[identifier] = Home(section: section, hint: position + offset)
    }
    if !isAtEnd { drift(by: identifiers.count, in: section) }
  }

  /// Records that items of a section have shifted.
  private mutating func drift(by distance: Int, in section: SectionID) {
    guard let content = contents[section] else { return }
    let drift = content.drift + distance
    contents[section]?.drift = drift
    guard PositionHints.needRenewal(drift: drift, count: content.items.count) else { return }
    for (position, item) in content.items.enumerated() { homes[item]?.hint = position }
    contents[section]?.drift = 0
  }

  mutating func unmark(items: some Sequence<ItemID>) {
    reloadedItems.unmark(items)
    reconfiguredItems.unmark(items)
  }
}
