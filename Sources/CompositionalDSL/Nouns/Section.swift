/// A section: one group, repeated until all items are placed.
///
/// ```swift
/// Section {
///   HGroup { Item() }.height(.absolute(44))
/// }
/// .interGroupSpacing(5)
/// .contentInsets(horizontal: 10)
/// ```
/// ```
/// ┌─┬──────────────────┬─┐    three rows of 355 x 44
/// │ │       0.0        │ │    at (10, 0), (10, 49), (10, 98)
/// │ └──────────────────┘ │
/// │ ┌──────────────────┐ │
/// │ │       0.1        │ │
/// ```
public struct Section: LayoutSection {
  private let group: LayoutGroup

  /// Creates a section of exactly one group.
  ///
  /// - Parameter group: The group to repeat; `if` and `switch` may choose it.
  public init(@SingleResultBuilder<LayoutGroup> group: () -> LayoutGroup) {
    self.group = group()
  }

  /// The section itself.
  public var layoutSection: LayoutSection { self }

  /// Returns the section of the engine.
  public func _collectionLayoutSection() -> CollectionLayoutSection {
    CollectionLayoutSection(group: CollectionLayoutGroup(item: group._collectionLayoutItem()))
  }
}
