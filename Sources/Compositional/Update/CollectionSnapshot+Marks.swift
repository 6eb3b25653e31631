extension CollectionSnapshot {
  /// Marks items to be shown anew, losing their measured sizes.
  ///
  /// - Parameter identifiers: items of the snapshot.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(`identifiers.count`)
  public mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try refuseUnknown(identifiers)
    reloadedItems.mark(identifiers)
  }

  /// Marks items to show something else in the same cells, keeping their measured sizes.
  ///
  /// - Parameter identifiers: items of the snapshot.
  /// - Throws: ``SnapshotError/unknownItem(_:)``
  /// - Complexity: O(`identifiers.count`)
  public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    try refuseUnknown(identifiers)
    reconfiguredItems.mark(identifiers)
  }

  /// Marks sections to be shown anew, with all their items.
  ///
  /// - Parameter identifiers: sections of the snapshot.
  /// - Throws: ``SnapshotError/unknownSection(_:)``
  /// - Complexity: O(`identifiers.count`)
  public mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    for identifier in identifiers where contents[identifier] == nil {
      throw .unknownSection("\(identifier)")
    }
    reloadedSections.mark(identifiers)
  }

  /// Forgets what was marked, as a snapshot does that has been applied.
  public mutating func clearMarks() {
    reloadedSections = IdentifierMarks()
    reloadedItems = IdentifierMarks()
    reconfiguredItems = IdentifierMarks()
  }

  private func refuseUnknown(_ identifiers: [ItemID]) throws(SnapshotError) {
    for identifier in identifiers where homes[identifier] == nil {
      throw .unknownItem("\(identifier)")
    }
  }
}
