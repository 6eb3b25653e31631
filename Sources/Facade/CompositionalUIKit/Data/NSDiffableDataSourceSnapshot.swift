import Compositional

/// The data of a collection view at one time, as identifiers, with Apple's name.
///
/// A thin wrapper of `CollectionSnapshot`, which documents each call and its complexity. As in
/// UIKit, the program stops where `CollectionSnapshot` throws.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The snapshot as a value of the engine.
  public var snapshot: CollectionSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Creates a snapshot without sections.
  public init() { snapshot = CollectionSnapshot() }

  /// Creates a snapshot from a value of the engine.
  public init(_ snapshot: CollectionSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    self.snapshot = snapshot
  }

  /// The number of items in all sections.
  public var numberOfItems: Int { snapshot.numberOfItems }
  public var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { snapshot.sectionIdentifiers }
  /// All items in order, section after section.
  public var itemIdentifiers: [ItemIdentifierType] { snapshot.itemIdentifiers }
  /// The sections marked for reload.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    snapshot.reloadedSectionIdentifiers
  }
  /// The items marked for reload.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { snapshot.reloadedItemIdentifiers }
  /// The items marked for reconfiguration in the same cells.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    snapshot.reconfiguredItemIdentifiers
  }

  /// Returns the number of items in a section, which must be in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items in a section, which must be in the snapshot.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    do throws(SnapshotError) {
      return try snapshot.itemIdentifiers(inSection: identifier)
    } catch {
      halt("Invalid snapshot access: \(error).")
    }
  }

  /// Returns the section that contains an item; nil if the item is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    snapshot.sectionIdentifier(containingItem: identifier)
  }

  /// Returns the index of an item among all items; nil if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    snapshot.indexOfItem(identifier)
  }

  /// Returns the index of a section; nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    snapshot.indexOfSection(identifier)
  }

  /// Creates a change; stops the program with the error's message if the change throws.
  mutating func change(
    _ body: (
      inout CollectionSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) throws(SnapshotError) -> Void
  ) {
    do throws(SnapshotError) {
      try body(&snapshot)
    } catch {
      halt("Invalid snapshot change: \(error).")
    }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {}
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
  /// One line per section: its identifier, a colon and its items.
  public var description: String { snapshot.description }
}
