/// The change that a finger has made to the data by moving an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The data before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The steps from the items before to the items after, over all sections.
  ///
  /// - Complexity: O(*n* d), where *n* is the number of items and *d* the number of changes.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

extension NSDiffableDataSourceTransaction {
  /// The changes of the sections whose items are others, in the order of the data after.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    func section(
      _ items: [ItemIdentifierType]
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      var section = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      section.append(items)
      return section
    }
    let known = Set(initialSnapshot.sectionIdentifiers)
    return finalSnapshot.sectionIdentifiers.compactMap { identifier in
      let old =
        known.contains(identifier) ? initialSnapshot.itemIdentifiers(inSection: identifier) : []
      let new = finalSnapshot.itemIdentifiers(inSection: identifier)
      guard old != new else { return nil }
      return .init(
        sectionIdentifier: identifier, initialSnapshot: section(old), finalSnapshot: section(new))
    }
  }
}
