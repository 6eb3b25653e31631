/// Takes exactly one element in braces; `if` with `else`, `switch` and `#available` choose it.
///
/// ```swift
/// Section {
///   if isWide { HGroup(count: 4) { Item() } } else { HGroup(count: 2) { Item() } }
/// }
/// ```
@resultBuilder
public enum SingleResultBuilder<Element> {
  /// Takes an element.
  public static func buildExpression(_ expression: Element) -> Element { expression }

  /// Takes the one element of a block.
  public static func buildBlock(_ component: Element) -> Element { component }

  /// Takes the element of the first branch.
  public static func buildEither(first component: Element) -> Element { component }

  /// Takes the element of the other branch.
  public static func buildEither(second component: Element) -> Element { component }

  /// Says that one branch alone may leave nothing.
  @available(
    *, unavailable, message: "there has to be exactly one element here: add an else to the if"
  )
  public static func buildOptional(_ component: Element?) -> Element { preconditionFailure() }

  /// Takes the element of an `#available`.
  public static func buildLimitedAvailability(_ component: Element) -> Element { component }
}
