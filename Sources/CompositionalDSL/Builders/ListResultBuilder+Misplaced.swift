// What does not belong in a list, in words: without these the compiler finds none, or gives up
// with "failed to produce diagnostic for expression".

extension ListResultBuilder where Element == LayoutItem {
  /// Says what a group holds.
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
  /// Says what is anchored to items and groups.
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
  /// Says what stands at a boundary.
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
  /// Says what a background is.
  @available(*, unavailable, message: "only a DecorationItem is a background of a section")
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension ListResultBuilder where Element == LayoutSection {
  /// Says what a layout holds.
  @available(*, unavailable, message: "a layout holds sections; put the group in Section { }")
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}
