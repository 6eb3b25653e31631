/// Collects what stands in braces into a list: single elements, lists, optionals, `if`, `switch`,
/// `for` and `#available`.
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
  /// Takes an element.
  public static func buildExpression(_ expression: Element) -> [Element] { [expression] }

  /// Takes a list as it stands.
  public static func buildExpression(_ expression: [Element]) -> [Element] { expression }

  /// Takes an element if there is one.
  public static func buildExpression(_ expression: Element?) -> [Element] {
    expression.map { [$0] } ?? []
  }

  /// Puts the lists of a block one after another.
  public static func buildBlock(_ components: [Element]...) -> [Element] {
    components.flatMap { $0 }
  }

  /// Takes the list of an `if` without `else`.
  public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }

  /// Takes the list of the first branch.
  public static func buildEither(first component: [Element]) -> [Element] { component }

  /// Takes the list of the other branch.
  public static func buildEither(second component: [Element]) -> [Element] { component }

  /// Puts the lists of a loop one after another.
  public static func buildArray(_ components: [[Element]]) -> [Element] {
    components.flatMap { $0 }
  }

  /// Takes the list of an `#available`.
  public static func buildLimitedAvailability(_ component: [Element]) -> [Element] { component }
}

/// Collects the subitems of a group.
public typealias LayoutItemBuilder = ListResultBuilder<LayoutItem>

/// Collects the views anchored to an item or group.
public typealias LayoutSupplementaryItemBuilder = ListResultBuilder<LayoutSupplementaryItem>

/// Collects headers, footers and side views.
public typealias LayoutBoundarySupplementaryItemBuilder =
  ListResultBuilder<LayoutBoundarySupplementaryItem>

/// Collects backgrounds.
public typealias LayoutDecorationItemBuilder = ListResultBuilder<LayoutDecorationItem>

/// Collects the sections of a layout.
public typealias LayoutSectionsBuilder = ListResultBuilder<LayoutSection>
