import Compositional

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items, none of which is in the outline, below an item or at the top.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    change { snapshot throws(SnapshotError) in try snapshot.append(items, to: parent) }
  }

  /// Inserts items, none of which is in the outline, before another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeItem: ItemIdentifierType)
  {
    change { snapshot throws(SnapshotError) in try snapshot.insert(items, before: beforeItem) }
  }

  /// Inserts items, none of which is in the outline, after another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after afterItem: ItemIdentifierType) {
    change { snapshot throws(SnapshotError) in try snapshot.insert(items, after: afterItem) }
  }

  /// Inserts an outline before an item, on its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    let inserted = snapshot.snapshot
    change { snapshot throws(SnapshotError) in try snapshot.insert(inserted, before: item) }
  }

  /// Inserts an outline after an item, on its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    let inserted = snapshot.snapshot
    change { snapshot throws(SnapshotError) in try snapshot.insert(inserted, after: item) }
  }

  /// Replaces all that is below an item with an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let inserted = snapshot.snapshot
    change { snapshot throws(SnapshotError) in
      try snapshot.replace(childrenOf: parent, using: inserted)
    }
  }

  /// Deletes items of the outline and all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { snapshot.deleteAll() }

  /// Shows what is directly below items of the outline.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.expand(items) }
  }

  /// Hides what is below items of the outline.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.collapse(items) }
  }

  private mutating func change(
    _ body: (inout SectionSnapshot<ItemIdentifierType>) throws(SnapshotError) -> Void
  ) {
    do throws(SnapshotError) {
      try body(&snapshot)
    } catch {
      preconditionFailure("Invalid section snapshot change: \(error).")
    }
  }
}
