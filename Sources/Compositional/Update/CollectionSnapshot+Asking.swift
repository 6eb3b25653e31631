extension CollectionSnapshot {
  /// The number of items, of all sections.
  public var numberOfItems: Int { homes.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// All items in order, section after section.
  ///
  /// - Complexity: O(items + sections)
  public var itemIdentifiers: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(homes.count)
    for section in sectionIdentifiers { items += self.items(in: section) }
    return items
  }

  /// The number of items of each section, in order: what a layout is prepared with.
  ///
  /// - Complexity: O(sections)
  public var itemCounts: [Int] { sectionIdentifiers.map { items(in: $0).count } }

  /// The sections marked to be shown anew, in the order of marking.
  public var reloadedSectionIdentifiers: [SectionID] { reloadedSections.ordered }
  /// The items marked to be shown anew, in the order of marking.
  public var reloadedItemIdentifiers: [ItemID] { reloadedItems.ordered }
  /// The items marked to show something else, in the order of marking.
  public var reconfiguredItemIdentifiers: [ItemID] { reconfiguredItems.ordered }

  /// Whether an item is in the snapshot.
  public func contains(item: ItemID) -> Bool { homes[item] != nil }
  /// Whether a section is in the snapshot.
  public func contains(section: SectionID) -> Bool { contents[section] != nil }

  /// The items of a section in order.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:)``
  public func itemIdentifiers(inSection section: SectionID) throws(SnapshotError) -> [ItemID] {
    guard let content = contents[section] else { throw .unknownSection("\(section)") }
    return content.items
  }

  /// The number of items of a section.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:)``
  public func numberOfItems(inSection section: SectionID) throws(SnapshotError) -> Int {
    guard let content = contents[section] else { throw .unknownSection("\(section)") }
    return content.items.count
  }

  /// The section an item is in; nil when it is not in the snapshot.
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    homes[item]?.section
  }

  /// Where a section stands; nil when it is not in the snapshot.
  ///
  /// - Complexity: O(1), O(√sections) after inserts, deletes and moves among them
  public func indexOfSection(_ section: SectionID) -> Int? {
    guard let content = contents[section] else { return nil }
    return PositionHints.position(
      of: section, in: sectionIdentifiers, hint: content.hint, drift: sectionDrift)
  }

  /// Where an item stands among all items; nil when it is not in the snapshot.
  ///
  /// - Complexity: O(sections), and that of ``indexPath(for:)``
  public func indexOfItem(_ item: ItemID) -> Int? {
    guard let path = indexPath(for: item) else { return nil }
    return sectionIdentifiers[..<path.section].reduce(path.item) { $0 + items(in: $1).count }
  }

  /// The section and the item of an identifier; nil when it is not in the snapshot.
  ///
  /// - Complexity: O(1), O(√n) after edits in the middle of its section of n items
  public func indexPath(for item: ItemID) -> ElementIndexPath? {
    guard let home = homes[item], let section = indexOfSection(home.section) else { return nil }
    return ElementIndexPath(item: position(of: item, at: home), section: section)
  }

  /// The identifier at a section and an item; nil when there is none.
  public func itemIdentifier(for indexPath: ElementIndexPath) -> ItemID? {
    guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = items(in: sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The section at an index; nil when there is none.
  public func sectionIdentifier(for index: Int) -> SectionID? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The items of a section; none when it is not in the snapshot.
  func items(in section: SectionID) -> [ItemID] { contents[section]?.items ?? [] }

  /// Where an item stands in its section.
  func position(of item: ItemID, at home: Home) -> Int {
    guard let content = contents[home.section] else { return home.hint }
    return PositionHints.position(
      of: item, in: content.items, hint: home.hint, drift: content.drift)
  }
}
