/// Items from the top to the bottom that touch, grow and shrink by priority (content rule 4).
///
/// ```swift
/// VStack(alignment: .leading, spacing: 8) {
///   Text("title", string: "Good morning", style: .headline)
///   Leaf("button", width: 110, height: 44)
/// }
/// ```
public struct VStack: ContentElement, InsettableStack {
  private let id: String?
  private let alignment: StackHorizontalAlignment
  private let spacing: CGFloat
  private let items: [Content]
  /// The insets of the items from the edges of the stack.
  public var stackInsets = AdaptiveInsets.zero

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - id: The name of the stack; nil for its index among its siblings.
  ///   - alignment: The alignment across the stack.
  ///   - spacing: The distance between two items, in points.
  ///   - items: The items, with unique names.
  public init(
    _ id: String? = nil, alignment: StackHorizontalAlignment = .fill, spacing: CGFloat = 0,
    @ContentListBuilder _ items: () -> [ContentElement]
  ) {
    self.id = id.map(ContentNames.checked)
    self.alignment = alignment
    self.spacing = spacing
    self.items = ContentNames.siblings(items())
  }

  /// The content of the stack.
  public var content: Content {
    return Content(
      kind: .stack(
        ContentStack(
          .vertical(alignment: alignment), spacing: spacing, insets: stackInsets, items: items)),
      id: id)
  }
}
