/// A column: subitems from the top.
///
/// ```swift
/// VGroup(count: 2) { Item() }
///   .width(.fractionalWidth(0.3)).height(.absolute(100))
///   .interItemSpacing(.fixed(8))
/// ```
/// ```
/// 30 of 100 x 100: cells of 30 x 46 at y 0 and 54
/// ┌───────┐
/// │   0   │
/// └───────┘
/// ┌───────┐
/// │   1   │
/// └───────┘
/// ```
///
/// What it can be made of is described at ``LinearGroup``.
public struct VGroup: LinearGroup {
  /// What the column is made of.
  public var content: LinearGroupContent

  /// Makes a column of its content.
  public init(content: LinearGroupContent) { self.content = content }

  /// A column of the engine.
  public static func group(
    _ size: CollectionLayoutSize, _ subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutGroup {
    .vertical(layoutSize: size, subitems: subitems)
  }
}
