/// Builds exactly one element, which `if` with `else`, `switch` and `#available` can choose.
///
/// ```swift
/// Section {
///   if isWide { HGroup(count: 4) { Item() } } else { HGroup(count: 2) { Item() } }
/// }
/// ```
@resultBuilder
public enum SingleResultBuilder<Element> {
  /// Accepts an element.
  public static func buildExpression(_ expression: Element) -> Element { expression }

  /// Returns the only element of a block.
  public static func buildBlock(_ component: Element) -> Element { component }

  /// Diagnoses several elements.
  @available(*, unavailable, message: "exactly one element is required here")
  public static func buildBlock(
    _ component: Element, _ second: Element, _ others: Element...
  ) -> Element { preconditionFailure() }

  /// Returns the element of the first branch.
  public static func buildEither(first component: Element) -> Element { component }

  /// Returns the element of the second branch.
  public static func buildEither(second component: Element) -> Element { component }

  /// Diagnoses an `if` without `else`.
  @available(
    *, unavailable, message: "exactly one element is required here; add an else to the if"
  )
  public static func buildOptional(_ component: Element?) -> Element { preconditionFailure() }

  /// Returns the element of an `#available` branch.
  public static func buildLimitedAvailability(_ component: Element) -> Element { component }
}
