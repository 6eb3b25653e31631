extension CollectionSnapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// All items in order, section by section.
  ///
  /// - Complexity: O(items + sections)
  public var itemIdentifiers: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(homes.count)
    for section in sectionIdentifiers { items += self.items(in: section) }
    return items
  }

  /// The item count of each section, in order, with which a layout is prepared.
  ///
  /// - Complexity: O(sections)
  public var itemCounts: [Int] { sectionIdentifiers.map { items(in: $0).count } }

  /// The sections marked for reloading, in the order of marking.
  public var reloadedSectionIdentifiers: [SectionID] { reloadedSections.ordered }
  /// The items marked for reloading, in the order of marking.
  public var reloadedItemIdentifiers: [ItemID] { reloadedItems.ordered }
  /// The items marked for reconfiguring, in the order of marking.
  public var reconfiguredItemIdentifiers: [ItemID] { reconfiguredItems.ordered }

  /// Returns true if an item is in the snapshot.
  public func contains(item: ItemID) -> Bool { homes[item] != nil }
  /// Returns true if a section is in the snapshot.
  public func contains(section: SectionID) -> Bool { contents[section] != nil }

  /// Returns the items of a section in order.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:)``
  public func itemIdentifiers(inSection section: SectionID) throws(SnapshotError) -> [ItemID] {
    guard let content = contents[section] else { throw .unknownSection("\(identifier: section)") }
    return content.items
  }

  /// Returns the number of items in a section.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:)``
  public func numberOfItems(inSection section: SectionID) throws(SnapshotError) -> Int {
    guard let content = contents[section] else { throw .unknownSection("\(identifier: section)") }
    return content.items.count
  }

  /// Returns the section that contains an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    homes[item]?.section
  }

  /// Returns the index of a section; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(1); O(√sections) after inserts, deletes and moves among them.
  public func indexOfSection(_ section: SectionID) -> Int? {
    guard let content = contents[section] else { return nil }
    return PositionHints.position(
      of: section, in: sectionIdentifiers, hint: content.hint, drift: sectionDrift)
  }

  /// Returns the index of an item among all items; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(sections), plus that of ``indexPath(for:)``.
  public func indexOfItem(_ item: ItemID) -> Int? {
    guard let path = indexPath(for: item) else { return nil }
    return sectionIdentifiers[..<path.section].reduce(path.item) { $0 + items(in: $1).count }
  }

  /// Returns the index path of an item; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(1); O(√*n*) after edits in the middle of its section of *n* items.
  public func indexPath(for item: ItemID) -> ElementIndexPath? {
    guard let home = homes[item], let section = indexOfSection(home.section) else { return nil }
    return ElementIndexPath(item: position(of: item, at: home), section: section)
  }

  /// Returns the item at an index path; nil if none exists.
  public func itemIdentifier(for indexPath: ElementIndexPath) -> ItemID? {
    guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = items(in: sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the section at an index; nil if none exists.
  public func sectionIdentifier(for index: Int) -> SectionID? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// Returns the items of a section; empty if it is not in the snapshot.
  func items(in section: SectionID) -> [ItemID] { contents[section]?.items ?? [] }

  /// Returns the position of an item in its section.
  func position(of item: ItemID, at home: Home) -> Int {
    guard let content = contents[home.section] else { return home.hint }
    return PositionHints.position(
      of: item, in: content.items, hint: home.hint, drift: content.drift)
  }
}
