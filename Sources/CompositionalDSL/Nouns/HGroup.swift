/// A row: subitems from the leading edge.
///
/// ```swift
/// HGroup(count: 3) { Item() }
///   .height(.absolute(100))
///   .interItemSpacing(.fixed(8))
/// ```
/// ```
/// 375 x 100: cells of 119.5 x 100 at x 0, 127.5, 255 (scale 2: 359 / 3, rounded down to pixels)
/// ┌──────────┐ ┌──────────┐ ┌──────────┐
/// │    0     │ │    1     │ │    2     │
/// └──────────┘ └──────────┘ └──────────┘
/// ```
///
/// What it can be made of is described at ``LinearGroup``.
public struct HGroup: LinearGroup {
  /// What the row is made of.
  public var content: LinearGroupContent

  /// Makes a row of its content.
  public init(content: LinearGroupContent) { self.content = content }

  /// A row of the engine.
  public static func group(
    _ size: CollectionLayoutSize, _ subitems: CollectionLayoutItem.Subitems
  ) -> CollectionLayoutGroup {
    .horizontal(layoutSize: size, subitems: subitems)
  }
}
