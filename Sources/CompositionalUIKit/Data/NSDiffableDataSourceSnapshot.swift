import Compositional

/// The data of a collection view at one time, as identifiers, under Apple's name.
///
/// A thin form of ``CollectionSnapshot``, which says what each call does and costs: what that
/// refuses with an error stops the program here, as in UIKit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The snapshot in the engine's terms.
  public var snapshot: CollectionSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes a snapshot without sections.
  public init() { snapshot = CollectionSnapshot() }

  /// Makes a snapshot of one in the engine's terms.
  public init(_ snapshot: CollectionSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    self.snapshot = snapshot
  }

  /// The number of items, of all sections.
  public var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  public var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { snapshot.sectionIdentifiers }
  /// All items in order, section after section.
  public var itemIdentifiers: [ItemIdentifierType] { snapshot.itemIdentifiers }
  /// The sections marked to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    snapshot.reloadedSectionIdentifiers
  }
  /// The items marked to be shown anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { snapshot.reloadedItemIdentifiers }
  /// The items marked to show something else in the same cells.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    snapshot.reconfiguredItemIdentifiers
  }

  /// The number of items of a section, which must be in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, which must be in the snapshot.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    do throws(SnapshotError) {
      return try snapshot.itemIdentifiers(inSection: identifier)
    } catch {
      preconditionFailure("Invalid snapshot access: \(error).")
    }
  }

  /// The section an item is in; nil when it is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    snapshot.sectionIdentifier(containingItem: identifier)
  }

  /// Where an item stands among all items; nil when it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    snapshot.indexOfItem(identifier)
  }

  /// Where a section stands; nil when it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    snapshot.indexOfSection(identifier)
  }

  /// Makes a change, or stops the program with what is wrong with it.
  mutating func change(
    _ body: (
      inout CollectionSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) throws(SnapshotError) -> Void
  ) {
    do throws(SnapshotError) {
      try body(&snapshot)
    } catch {
      preconditionFailure("Invalid snapshot change: \(error).")
    }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {}
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
  /// A line for each section: its identifier, a colon and its items.
  public var description: String { snapshot.description }
}
