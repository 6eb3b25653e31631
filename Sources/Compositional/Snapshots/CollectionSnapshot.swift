/// A snapshot of the data of a collection: identifiers of sections in order, and of the items of
/// each.
///
/// Apple's name: `NSDiffableDataSourceSnapshot`. Every identifier is in the snapshot at most once,
/// items across all sections. A change that would violate this throws a ``SnapshotError`` and has
/// no effect. ``difference(from:)`` computes the batch of updates between two snapshots.
///
/// Items and sections are looked up by hash; the position of an item in its section is cached and
/// corrected as needed. In a section that was only appended to, a look-up costs O(1); after edits
/// in its middle, at most O(√*n*) comparisons. Inserts and deletes shift the identifiers after
/// them, as in an array.
///
/// ```swift
/// var snapshot = CollectionSnapshot<Group, Person.ID>()
/// try snapshot.appendSections([.friends])
/// try snapshot.appendItems(people.map(\.id))
/// let updates = snapshot.difference(from: previous)
/// ```
public struct CollectionSnapshot<SectionID: Hashable, ItemID: Hashable> {
  /// The items and the position of a section.
  struct Content {
    var items: [ItemID]
    /// The last known position of the section.
    var hint: Int
    /// The maximum error of the hints of its items.
    var drift = 0
  }

  /// The section and the position of an item.
  struct Home {
    var section: SectionID
    /// The last known position of the item in its section.
    var hint: Int
  }

  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionID] = []
  var contents: [SectionID: Content] = [:]
  var homes: [ItemID: Home] = [:]
  /// The maximum error of the hints of sections.
  var sectionDrift = 0
  var reloadedSections = IdentifierMarks<SectionID>()
  var reloadedItems = IdentifierMarks<ItemID>()
  var reconfiguredItems = IdentifierMarks<ItemID>()

  /// Creates a snapshot without sections.
  public init() {}
}

extension CollectionSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension CollectionSnapshot.Content: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension CollectionSnapshot.Home: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension CollectionSnapshot: Equatable {
  /// Returns true if both have the same items in the same sections, in the same order, and the same
  /// marks for reloading and reconfiguring.
  public static func == (one: Self, other: Self) -> Bool {
    one.sectionIdentifiers == other.sectionIdentifiers
      && one.sectionIdentifiers.allSatisfy { one.items(in: $0) == other.items(in: $0) }
      && one.reloadedSections == other.reloadedSections
      && one.reloadedItems == other.reloadedItems
      && one.reconfiguredItems == other.reconfiguredItems
  }
}

extension CollectionSnapshot: CustomStringConvertible {
  /// One line per section: its identifier, a colon and its items.
  public var description: String {
    sectionIdentifiers
      .map { section in
        "\(identifier: section): "
          + items(in: section).map { "\(identifier: $0)" }.joined(separator: ", ")
      }
      .joined(separator: "\n")
  }
}
