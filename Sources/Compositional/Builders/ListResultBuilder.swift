/// Builds a list of single elements, lists, optionals, `if`, `switch`, `for` and `#available`.
///
/// ```swift
/// HGroup {
///   Item().width(.absolute(44))
///   if isWide { Item() }
///   for width in widths { Item().width(.absolute(width)) }
///   extraItems                       // a list, or an optional
/// }
/// ```
@resultBuilder
public enum ListResultBuilder<Element> {
  /// Accepts an element.
  public static func buildExpression(_ expression: Element) -> [Element] { [expression] }

  /// Accepts a list.
  public static func buildExpression(_ expression: [Element]) -> [Element] { expression }

  /// Accepts an optional element.
  public static func buildExpression(_ expression: Element?) -> [Element] {
    expression.map { [$0] } ?? []
  }

  /// Concatenates the lists of a block.
  public static func buildBlock(_ components: [Element]...) -> [Element] {
    components.flatMap { $0 }
  }

  /// Returns the list of an `if` without `else`.
  public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }

  /// Returns the list of the first branch.
  public static func buildEither(first component: [Element]) -> [Element] { component }

  /// Returns the list of the second branch.
  public static func buildEither(second component: [Element]) -> [Element] { component }

  /// Concatenates the lists of a loop.
  public static func buildArray(_ components: [[Element]]) -> [Element] {
    components.flatMap { $0 }
  }

  /// Returns the list of an `#available` branch.
  public static func buildLimitedAvailability(_ component: [Element]) -> [Element] { component }
}
