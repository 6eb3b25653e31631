// Diagnostics for misplaced elements. Without them, the compiler's error does not name the mistake,
// or is "failed to produce diagnostic for expression".

extension ListResultBuilder where Element == LayoutItem {
  /// Diagnoses an element that a group cannot contain.
  @available(
    *, unavailable,
    message: """
      a group holds items and groups; anchored views go to Item { } or .supplementaryItems { }, \
      sections to CompositionalLayout { }
      """
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutSupplementaryItem {
  /// Diagnoses an element that cannot be anchored to an item or a group.
  @available(
    *, unavailable,
    message: """
      only a SupplementaryItem is anchored to an item or a group; headers and footers go to \
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
      only a BoundarySupplementaryItem stands at a boundary; backgrounds go to \
      .decorationItems { }, badges to Item { }
      """
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutDecorationItem {
  /// Diagnoses an element that is not a background.
  @available(*, unavailable, message: "only a DecorationItem is a background of a section")
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutSection {
  /// Diagnoses an element that a layout cannot contain.
  @available(*, unavailable, message: "a layout holds sections; put the group in Section { }")
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}
