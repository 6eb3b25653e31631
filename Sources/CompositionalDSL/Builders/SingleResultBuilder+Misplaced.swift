// What a place for one element cannot hold: a message says what to write.

extension SingleResultBuilder where Element == LayoutGroup {
  /// Diagnoses an item where a group belongs.
  @available(
    *, unavailable,
    message: "a section repeats a group; put the item in HGroup { } or VGroup { }"
  )
  @_disfavoredOverload
  public static func buildExpression(_ expression: LayoutItem) -> Element { preconditionFailure() }

  /// Diagnoses several groups.
  @available(
    *, unavailable,
    message: "a section repeats one group; put these in an HGroup { } or VGroup { }"
  )
  public static func buildBlock(
    _ component: Element, _ second: Element, _ others: Element...
  ) -> Element { preconditionFailure() }
}

extension SingleResultBuilder where Element == CompositionalLayout {
  /// Diagnoses several layouts.
  @available(
    *, unavailable,
    message: "exactly one layout is required here; put the sections of both in one"
  )
  public static func buildBlock(
    _ component: Element, _ second: Element, _ others: Element...
  ) -> Element { preconditionFailure() }
}
