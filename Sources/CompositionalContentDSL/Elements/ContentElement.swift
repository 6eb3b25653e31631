/// A part of the content of a cell: a leaf, a stack, a flow, a split, rows, or your own type.
///
/// Your own type describes its content with the others:
///
/// ```swift
/// struct CheckboxRow: ContentElement {
///   var title: String
///   var content: Content {
///     HStack(alignment: .top, spacing: 8) {
///       Leaf("icon", width: 24, height: 24).hugging(.highest)
///       Text("title", string: title)
///     }
///   }
/// }
/// ```
public protocol ContentElement: FlowPart, SplitPart, RowPart, ConstraintsPart {
  /// The content as a value.
  @ContentBuilder var content: Content { get }
}

extension Content: ContentElement {
  /// The content itself.
  public var content: Content { return self }
}

extension ContentElement {
  /// Returns the size of the content and the frames of its parts.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  /// - Complexity: That of `Content.solve(for:in:)`.
  /// - Precondition: The tree is at most `Content.depthLimit` nodes deep.
  public func solve(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init()
  ) -> ContentSolution {
    content.solve(for: proposal, in: environment)
  }
}

/// Builds the content of one element, which `if` with `else`, `switch` and `#available` can choose.
@resultBuilder
public enum ContentBuilder {
  /// Accepts an element.
  public static func buildExpression(_ expression: ContentElement) -> Content { expression.content }

  /// Returns the only content of a block.
  public static func buildBlock(_ component: Content) -> Content { component }

  /// Returns the content of the first branch.
  public static func buildEither(first component: Content) -> Content { component }

  /// Returns the content of the second branch.
  public static func buildEither(second component: Content) -> Content { component }

  /// Diagnoses an `if` without `else`.
  @available(
    *, unavailable, message: "exactly one element is required here; add an else to the if"
  )
  public static func buildOptional(_ component: Content?) -> Content { preconditionFailure() }

  /// Returns the content of an `#available` branch.
  public static func buildLimitedAvailability(_ component: Content) -> Content { component }
}

/// Builds the items of a stack.
public typealias ContentListBuilder = ListResultBuilder<ContentElement>

extension ListResultBuilder where Element == ContentElement {
  /// Diagnoses an element that a stack cannot contain.
  @available(
    *, unavailable,
    message: """
      a stack contains content; put Space, Newline, Box and Choice in Flow { }, slots such as \
      Fixed and Equal in a split, and Item and HGroup in Section { }
      """
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}
