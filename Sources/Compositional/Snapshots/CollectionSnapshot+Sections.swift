extension CollectionSnapshot {
  /// Appends sections without items.
  ///
  /// - Parameter identifiers: The sections, none of which is in the snapshot.
  /// - Throws: ``SnapshotError`` if a section exists or is repeated.
  /// - Complexity: O(`identifiers.count`)
  public mutating func appendSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    try insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections without items before another.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, none of which is in the snapshot.
  ///   - before: The section that follows them.
  /// - Throws: ``SnapshotError`` if a section exists or is repeated, or `before` does not exist.
  /// - Complexity: O(sections)
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection before: SectionID
  ) throws(SnapshotError) {
    try insert(identifiers, at: try position(of: before))
  }

  /// Inserts sections without items after another.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, none of which is in the snapshot.
  ///   - after: The section that precedes them.
  /// - Throws: ``SnapshotError`` if a section exists or is repeated, or `after` does not exist.
  /// - Complexity: O(sections)
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection after: SectionID
  ) throws(SnapshotError) {
    try insert(identifiers, at: try position(of: after) + 1)
  }

  /// Deletes sections with their items; duplicates are ignored.
  ///
  /// - Parameter identifiers: The sections to delete.
  /// - Throws: ``SnapshotError/unknownSection(_:)``
  /// - Complexity: O(sections + items of the sections)
  public mutating func deleteSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    var positions: [Int] = []
    for identifier in identifiers { positions.append(try position(of: identifier)) }
    for identifier in identifiers {
      let items = items(in: identifier)
      for item in items { homes.removeValue(forKey: item) }
      unmark(items: items)
      contents.removeValue(forKey: identifier)
    }
    reloadedSections.unmark(identifiers)
    positions.sortUniquely()
    sectionIdentifiers.remove(atSorted: positions)
    driftSections(by: positions.count)
  }

  /// Moves a section before another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move.
  ///   - before: The section that follows it after the move.
  /// - Throws: ``SnapshotError`` if a section does not exist, or both are the same.
  /// - Complexity: O(sections)
  public mutating func moveSection(
    _ identifier: SectionID, beforeSection before: SectionID
  ) throws(SnapshotError) {
    try move(identifier, beside: before, offset: 0)
  }

  /// Moves a section after another.
  ///
  /// - Parameters:
  ///   - identifier: The section to move.
  ///   - after: The section that precedes it after the move.
  /// - Throws: ``SnapshotError`` if a section does not exist, or both are the same.
  /// - Complexity: O(sections)
  public mutating func moveSection(
    _ identifier: SectionID, afterSection after: SectionID
  ) throws(SnapshotError) {
    try move(identifier, beside: after, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionID], at position: Int
  ) throws(SnapshotError) {
    var fresh: Set<SectionID> = []
    for identifier in identifiers {
      guard contents[identifier] == nil else {
        throw .duplicateSection("\(identifier: identifier)")
      }
      if !fresh.insert(identifier).inserted { throw .repeatedSection("\(identifier: identifier)") }
    }
    let isAtEnd = position == sectionIdentifiers.count
    sectionIdentifiers.insert(contentsOf: identifiers, at: position)
    for (offset, identifier) in identifiers.enumerated() {
      contents[identifier] = Content(items: [], hint: position + offset)
    }
    if !isAtEnd { driftSections(by: identifiers.count) }
  }

  private mutating func move(
    _ identifier: SectionID, beside anchor: SectionID, offset: Int
  ) throws(SnapshotError) {
    let oldPosition = try position(of: identifier)
    let anchorPosition = try position(of: anchor)
    guard identifier != anchor else { throw .sectionMovedBesideItself("\(identifier: identifier)") }
    sectionIdentifiers.remove(at: oldPosition)
    let position = anchorPosition - (oldPosition < anchorPosition ? 1 : 0) + offset
    sectionIdentifiers.insert(identifier, at: position)
    contents[identifier]?.hint = position
    driftSections(by: 1)
  }

  private func position(of section: SectionID) throws(SnapshotError) -> Int {
    guard let index = indexOfSection(section) else {
      throw .unknownSection("\(identifier: section)")
    }
    return index
  }

  private mutating func driftSections(by distance: Int) {
    sectionDrift += distance
    let count = sectionIdentifiers.count
    guard PositionHints.needRenewal(drift: sectionDrift, count: count) else { return }
    for (position, section) in sectionIdentifiers.enumerated() {
      contents[section]?.hint = position
    }
    sectionDrift = 0
  }
}
