/// The first of its branches whose condition holds (content rule 6.6).
///
/// ```swift
/// Conditional {
///   When(.horizontalSizeClass(.compact)) { VSplit { Leaf("red"); Leaf("green") } }
///   Otherwise { HSplit { Leaf("red"); Leaf("green") } }
/// }
/// ```
public struct Conditional: ContentElement {
  /// The content of the conditional.
  public let content: Content

  /// Creates a conditional.
  ///
  /// - Parameters:
  ///   - id: The name of the conditional; nil for its index among its siblings.
  ///   - branches: The branches, in order; none need hold. Their names are unique.
  public init(
    _ id: String? = nil,
    @ListResultBuilder<ConditionalPart> _ branches: () -> [ConditionalPart]
  ) {
    let branches = branches().map(\.branch)
    ContentNames.check(branches.compactMap(\.content.id))
    content = Content(
      kind: .conditional(ContentConditional(branches)), id: id.map(ContentNames.checked))
  }
}

/// A part of a ``Conditional``: ``When`` or ``Otherwise``.
public protocol ConditionalPart: Sendable {
  /// The branch.
  var branch: ContentConditional.Branch { get }
}

/// A branch of a ``Conditional``.
public struct When: ConditionalPart {
  /// The branch.
  public let branch: ContentConditional.Branch

  /// Creates a branch.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - content: The content that is shown while the condition holds.
  public init(_ condition: ContentCondition, @ContentBuilder _ content: () -> Content) {
    branch = .init(condition, content())
  }
}

/// The last branch of a ``Conditional``, which always holds.
public struct Otherwise: ConditionalPart {
  /// The branch.
  public let branch: ContentConditional.Branch

  /// Creates a branch.
  ///
  /// - Parameter content: The content that is shown while no other condition holds.
  public init(@ContentBuilder _ content: () -> Content) { branch = .init(.init(), content()) }
}

extension ContentCondition {
  /// Returns the condition of a horizontal size class.
  public static func horizontalSizeClass(_ sizeClass: InterfaceSizeClass) -> Self {
    Self().and { $0.horizontalSizeClass = sizeClass }
  }

  /// Returns the condition of a vertical size class.
  public static func verticalSizeClass(_ sizeClass: InterfaceSizeClass) -> Self {
    Self().and { $0.verticalSizeClass = sizeClass }
  }

  /// Returns the condition of a reading direction.
  public static func layoutDirection(_ direction: UserInterfaceLayoutDirection) -> Self {
    Self().and { $0.layoutDirection = direction }
  }

  /// The condition of the accessibility text sizes.
  public static var accessibility: Self { Self().and { $0.isAccessibilityCategory = true } }

  /// Returns the condition of a least width, in points.
  public static func minWidth(_ width: CGFloat) -> Self { Self().and { $0.minWidth = width } }

  /// Returns the condition of a greatest width, in points.
  public static func maxWidth(_ width: CGFloat) -> Self { Self().and { $0.maxWidth = width } }

  /// Returns the condition with further parts.
  public func and(_ change: (inout Self) -> Void) -> Self {
    var condition = self
    change(&condition)
    return condition
  }
}
