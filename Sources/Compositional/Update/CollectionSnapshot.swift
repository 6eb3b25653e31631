/// The data of a collection at one time, as identifiers: sections in order, and the items of each.
///
/// Apple's name: `NSDiffableDataSourceSnapshot`. Every identifier is in the snapshot at most once,
/// items across all sections. What would break that is refused with a ``SnapshotError`` and
/// changes nothing. ``difference(from:)`` finds the batch of updates between two snapshots.
///
/// Items and sections are found by hashing; where an item stands in its section is remembered and
/// corrected as needed. In a section that was only appended to a look-up costs O(1), after edits
/// in its middle at most O(√n) comparisons. Inserts and deletes move the identifiers behind them,
/// as in an array.
///
/// ```swift
/// var snapshot = CollectionSnapshot<Group, Person.ID>()
/// try snapshot.appendSections([.friends])
/// try snapshot.appendItems(people.map(\.id))
/// let updates = snapshot.difference(from: previous)
/// ```
public struct CollectionSnapshot<SectionID: Hashable, ItemID: Hashable> {
  /// The items of a section, and where it stands.
  struct Content {
    var items: [ItemID]
    /// Where the section stood when it was last looked at.
    var hint: Int
    /// How far the hints of its items may be off.
    var drift = 0
  }

  /// Where an item is.
  struct Home {
    var section: SectionID
    /// Where the item stood in its section when it was last looked at.
    var hint: Int
  }

  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionID] = []
  var contents: [SectionID: Content] = [:]
  var homes: [ItemID: Home] = [:]
  /// How far the hints of sections may be off.
  var sectionDrift = 0
  var reloadedSections = IdentifierMarks<SectionID>()
  var reloadedItems = IdentifierMarks<ItemID>()
  var reconfiguredItems = IdentifierMarks<ItemID>()

  /// Makes a snapshot without sections.
  public init() {}
}

extension CollectionSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension CollectionSnapshot.Content: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension CollectionSnapshot.Home: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension CollectionSnapshot: Equatable {
  /// Whether both have the same items in the same sections, in the same order, and mark the same
  /// for reloading and reconfiguring.
  public static func == (one: Self, other: Self) -> Bool {
    one.sectionIdentifiers == other.sectionIdentifiers
      && one.sectionIdentifiers.allSatisfy { one.items(in: $0) == other.items(in: $0) }
      && one.reloadedSections == other.reloadedSections
      && one.reloadedItems == other.reloadedItems
      && one.reconfiguredItems == other.reconfiguredItems
  }
}

extension CollectionSnapshot: CustomStringConvertible {
  /// A line for each section: its identifier, a colon and its items.
  public var description: String {
    sectionIdentifiers
      .map { section in
        "\(section): " + items(in: section).map { "\($0)" }.joined(separator: ", ")
      }
      .joined(separator: "\n")
  }
}
