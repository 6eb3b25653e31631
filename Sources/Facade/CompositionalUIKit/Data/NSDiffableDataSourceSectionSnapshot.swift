import Compositional

/// The items of one section as an outline, with Apple's name.
///
/// A thin wrapper of `SectionSnapshot`, which documents each call and its complexity. As in
/// UIKit, the program stops where `SectionSnapshot` throws.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable {
  /// The outline as a value of the engine.
  public var snapshot: SectionSnapshot<ItemIdentifierType>

  /// Creates an outline without items.
  public init() { snapshot = SectionSnapshot() }

  /// Creates an outline from a value of the engine.
  public init(_ snapshot: SectionSnapshot<ItemIdentifierType>) { self.snapshot = snapshot }

  /// All items, each followed by its descendants.
  public var items: [ItemIdentifierType] { snapshot.items }
  /// The items at the top level, in order.
  public var rootItems: [ItemIdentifierType] { snapshot.rootItems }
  /// The items without a collapsed ancestor, in order.
  public var visibleItems: [ItemIdentifierType] { snapshot.visibleItems }

  /// Returns true if the outline contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { snapshot.contains(item) }

  /// Returns the index of an item among all items; nil if the outline does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? { snapshot.index(of: item) }

  /// Returns true if an item, which must be in the outline, is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    ask { snapshot throws(SnapshotError) in try snapshot.isExpanded(item) }
  }

  /// Returns true if all ancestors of an item, which must be in the outline, are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ask { snapshot throws(SnapshotError) in try snapshot.isVisible(item) }
  }

  /// Returns the number of ancestors of an item, which must be in the outline.
  public func level(of item: ItemIdentifierType) -> Int {
    ask { snapshot throws(SnapshotError) in try snapshot.level(of: item) }
  }

  /// Returns the parent of an item, which must be in the outline; nil at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    ask { snapshot throws(SnapshotError) in try snapshot.parent(of: child) }
  }

  /// Returns the outline below an item, which must be in the outline, with the same items expanded.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    ask { snapshot throws(SnapshotError) in
      NSDiffableDataSourceSectionSnapshot(
        try snapshot.snapshot(of: parent, includingParent: includingParent))
    }
  }

  /// The outline as text: one line per item, indented by its level.
  public func visualDescription() -> String { snapshot.description }

  private func ask<Answer>(
    _ body: (SectionSnapshot<ItemIdentifierType>) throws(SnapshotError) -> Answer
  ) -> Answer {
    do throws(SnapshotError) {
      return try body(snapshot)
    } catch {
      halt("Invalid section snapshot access: \(error).")
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: CustomStringConvertible {
  /// The outline as text: one line per item, indented by its level.
  public var description: String { snapshot.description }
}
