extension CollectionSnapshot {
  /// Marks items for reloading, which discards their measured sizes.
  ///
  /// - Parameter identifiers: Items of the snapshot.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(`identifiers.count`)
  public mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try refuseUnknown(identifiers)
    reloadedItems.mark(identifiers)
  }

  /// Marks items for reconfiguring: their cells show other content and are measured again.
  ///
  /// - Parameter identifiers: Items of the snapshot.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(`identifiers.count`)
  public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try refuseUnknown(identifiers)
    reconfiguredItems.mark(identifiers)
  }

  /// Marks sections for reloading, with all their items.
  ///
  /// - Parameter identifiers: Sections of the snapshot.
  /// - Throws: ``SnapshotError/unknownSection(_:)``
  /// - Complexity: O(`identifiers.count`)
  public mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    for identifier in identifiers where contents[identifier] == nil {
      throw .unknownSection("\(identifier: identifier)")
    }
    reloadedSections.mark(identifiers)
  }

  /// Removes all marks, as UIKit does from a snapshot that was applied.
  package mutating func clearMarks() {
    reloadedSections = IdentifierMarks()
    reloadedItems = IdentifierMarks()
    reconfiguredItems = IdentifierMarks()
  }

  private func refuseUnknown(_ identifiers: [ItemID]) throws(SnapshotError) {
    for identifier in identifiers where homes[identifier] == nil {
      throw .unknownItem("\(identifier: identifier)")
    }
  }
}
