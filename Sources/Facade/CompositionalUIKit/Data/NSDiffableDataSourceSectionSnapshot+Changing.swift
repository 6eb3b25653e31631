import Compositional

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items that are not in the outline, below an item or at the top level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    change { snapshot throws(SnapshotError) in try snapshot.append(items, to: parent) }
  }

  /// Inserts items that are not in the outline before another, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeItem: ItemIdentifierType)
  {
    change { snapshot throws(SnapshotError) in try snapshot.insert(items, before: beforeItem) }
  }

  /// Inserts items that are not in the outline after another, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after afterItem: ItemIdentifierType) {
    change { snapshot throws(SnapshotError) in try snapshot.insert(items, after: afterItem) }
  }

  /// Inserts an outline before an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    let inserted = snapshot.snapshot
    change { snapshot throws(SnapshotError) in try snapshot.insert(inserted, before: item) }
  }

  /// Inserts an outline after an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    let inserted = snapshot.snapshot
    change { snapshot throws(SnapshotError) in try snapshot.insert(inserted, after: item) }
  }

  /// Replaces the descendants of an item with an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let inserted = snapshot.snapshot
    change { snapshot throws(SnapshotError) in
      try snapshot.replace(childrenOf: parent, using: inserted)
    }
  }

  /// Deletes items of the outline and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { snapshot.deleteAll() }

  /// Shows the children of items of the outline.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.expand(items) }
  }

  /// Hides the descendants of items of the outline.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.collapse(items) }
  }

  private mutating func change(
    _ body: (inout SectionSnapshot<ItemIdentifierType>) throws(SnapshotError) -> Void
  ) {
    do throws(SnapshotError) {
      try body(&snapshot)
    } catch {
      halt("Invalid section snapshot change: \(error).")
    }
  }
}
