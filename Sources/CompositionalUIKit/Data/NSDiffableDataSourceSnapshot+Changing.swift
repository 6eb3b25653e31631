import Compositional

extension NSDiffableDataSourceSnapshot {
  /// Appends items that are not in the snapshot to a section; to the last by default.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.appendItems(identifiers, toSection: sectionIdentifier)
    }
  }

  /// Inserts items that are not in the snapshot before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.insertItems(identifiers, beforeItem: beforeIdentifier)
    }
  }

  /// Inserts items that are not in the snapshot after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.insertItems(identifiers, afterItem: afterIdentifier)
    }
  }

  /// Deletes items of the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.deleteItems(identifiers) }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another, within its section or to another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.moveItem(identifier, beforeItem: toIdentifier)
    }
  }

  /// Moves an item after another, within its section or to another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.moveItem(identifier, afterItem: toIdentifier)
    }
  }

  /// Marks items for reload, which discards their measured sizes.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.reloadItems(identifiers) }
  }

  /// Marks items for reconfiguration in the same cells, which are measured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.reconfigureItems(identifiers) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Appends empty sections that are not in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.appendSections(identifiers) }
  }

  /// Inserts empty sections that are not in the snapshot before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.insertSections(identifiers, beforeSection: toIdentifier)
    }
  }

  /// Inserts empty sections that are not in the snapshot after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.insertSections(identifiers, afterSection: toIdentifier)
    }
  }

  /// Deletes sections of the snapshot with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.deleteSections(identifiers) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.moveSection(identifier, beforeSection: toIdentifier)
    }
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    change { snapshot throws(SnapshotError) in
      try snapshot.moveSection(identifier, afterSection: toIdentifier)
    }
  }

  /// Marks sections for reload, with all their items.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change { snapshot throws(SnapshotError) in try snapshot.reloadSections(identifiers) }
  }
}
