// Diagnostics for misplaced elements. Without them, the compiler's error does not name the mistake,
// or is "failed to produce diagnostic for expression".

extension ListResultBuilder where Element == LayoutItem {
  /// Diagnoses an element that a group cannot contain.
  @available(
    *, unavailable,
    message: """
      a group contains items and groups; put anchored views in Item { } or .supplementaryItems { }, \
      and sections in CompositionalLayout { }
      """
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutSupplementaryItem {
  /// Diagnoses an element that cannot be anchored to an item or a group.
  @available(
    *, unavailable,
    message: """
      only a SupplementaryItem can be anchored to an item or a group; put headers and footers in \
      .boundarySupplementaryItems { } of a section
      """
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutBoundarySupplementaryItem {
  /// Diagnoses an element that cannot be at a boundary.
  @available(
    *, unavailable,
    message: """
      only a BoundarySupplementaryItem can be at a boundary; put backgrounds in \
      .decorationItems { } and badges in Item { }
      """
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutDecorationItem {
  /// Diagnoses an element that is not a background.
  @available(*, unavailable, message: "only a DecorationItem can be a background of a section")
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutSection {
  /// Diagnoses an element that a layout cannot contain.
  @available(*, unavailable, message: "a layout contains sections; put the group in Section { }")
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}
