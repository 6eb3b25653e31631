import Compositional

/// The items of one section as an outline, under Apple's name.
///
/// A thin form of ``SectionSnapshot``, which says what each call does and costs: what that refuses
/// with an error stops the program here, as in UIKit.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable {
  /// The outline in the engine's terms.
  public var snapshot: SectionSnapshot<ItemIdentifierType>

  /// Makes an outline without items.
  public init() { snapshot = SectionSnapshot() }

  /// Makes an outline of one in the engine's terms.
  public init(_ snapshot: SectionSnapshot<ItemIdentifierType>) { self.snapshot = snapshot }

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { snapshot.items }
  /// The items at the top, in order.
  public var rootItems: [ItemIdentifierType] { snapshot.rootItems }
  /// The items below no collapsed one, in order.
  public var visibleItems: [ItemIdentifierType] { snapshot.visibleItems }

  /// Whether an item is in the outline.
  public func contains(_ item: ItemIdentifierType) -> Bool { snapshot.contains(item) }

  /// Where an item stands among all items; nil when it is not in the outline.
  public func index(of item: ItemIdentifierType) -> Int? { snapshot.index(of: item) }

  /// Whether an item, which must be in the outline, is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    ask { snapshot throws(SnapshotError) in try snapshot.isExpanded(item) }
  }

  /// Whether all items above an item, which must be in the outline, are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ask { snapshot throws(SnapshotError) in try snapshot.isVisible(item) }
  }

  /// How many items are above an item, which must be in the outline.
  public func level(of item: ItemIdentifierType) -> Int {
    ask { snapshot throws(SnapshotError) in try snapshot.level(of: item) }
  }

  /// The item above an item, which must be in the outline; nil for one at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    ask { snapshot throws(SnapshotError) in try snapshot.parent(of: child) }
  }

  /// An outline of what is below an item, which must be in the outline, as expanded as it is here.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    ask { snapshot throws(SnapshotError) in
      NSDiffableDataSourceSectionSnapshot(
        try snapshot.snapshot(of: parent, includingParent: includingParent))
    }
  }

  /// The outline as text: an item a line, indented by its level.
  public func visualDescription() -> String { snapshot.description }

  private func ask<Answer>(
    _ body: (SectionSnapshot<ItemIdentifierType>) throws(SnapshotError) -> Answer
  ) -> Answer {
    do throws(SnapshotError) {
      return try body(snapshot)
    } catch {
      preconditionFailure("Invalid section snapshot access: \(error).")
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: CustomStringConvertible {
  /// The outline as text: an item a line, indented by its level.
  public var description: String { snapshot.description }
}
