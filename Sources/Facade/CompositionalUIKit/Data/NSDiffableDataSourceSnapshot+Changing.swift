import Compositional
import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section; to the last by default.
  ///
  /// Items that are in the snapshot are moved, and a line on standard error says so.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    removeKnown(identifiers)
    change { snapshot throws(SnapshotError) in
      try snapshot.appendItems(identifiers, toSection: sectionIdentifier)
    }
  }

  /// Inserts items before another; those that are in the snapshot are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    if !identifiers.contains(beforeIdentifier) { removeKnown(identifiers) }
    change { snapshot throws(SnapshotError) in
      try snapshot.insertItems(identifiers, beforeItem: beforeIdentifier)
    }
  }

  /// Inserts items after another; those that are in the snapshot are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    if !identifiers.contains(afterIdentifier) { removeKnown(identifiers) }
    change { snapshot throws(SnapshotError) in
      try snapshot.insertItems(identifiers, afterItem: afterIdentifier)
    }
  }

  /// Removes the items that are about to be inserted again, and says so on standard error.
  private mutating func removeKnown(_ identifiers: [ItemIdentifierType]) {
    let known = identifiers.filter { snapshot.contains(item: $0) }
    guard !known.isEmpty, Set(identifiers).count == identifiers.count else { return }
    let names = known.prefix(5).map { "\($0)" }.joined(separator: ", ")
    let more = known.count > 5 ? ", ..." : ""
    let line =
      "A snapshot was asked to insert \(known.count) items that it has: \(names)\(more). They are "
      + "moved instead. Use moveItem(_:afterItem:) to move an item.\n"
    FileHandle.standardError.write(Data(line.utf8))
    deleteItems(known)
  }

  /// Deletes items; those that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let known = identifiers.filter { snapshot.contains(item: $0) }
    change { snapshot throws(SnapshotError) in try snapshot.deleteItems(known) }
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
