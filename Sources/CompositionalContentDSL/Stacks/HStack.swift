/// Items side by side that touch, grow and shrink by priority (content rule 4).
///
/// ```swift
/// HStack(alignment: .top, spacing: 8) {
///   Leaf("icon", width: 24, height: 24).hugging(.highest)
///   VStack("texts", spacing: 4) {
///     Text("title", string: "Good morning", style: .headline)
///     Text("subtitle", length: 80)
///   }
/// }
/// .insets(16)
/// ```
/// At the accessibility text sizes the stack stands vertically.
public struct HStack: ContentElement, InsettableStack {
  private let id: String?
  private let alignment: StackVerticalAlignment
  private let spacing: CGFloat
  private let items: [Content]
  private var reflow = ContentStack.Reflow()
  /// The insets of the items from the edges of the stack.
  public var stackInsets = AdaptiveInsets.zero

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - id: The name of the stack; nil for its index among its siblings.
  ///   - alignment: The alignment across the stack.
  ///   - spacing: The distance between two items, in points.
  ///   - items: The items, with unique names.
  public init(
    _ id: String? = nil, alignment: StackVerticalAlignment = .fill, spacing: CGFloat = 0,
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
          .horizontal(alignment: alignment, reflow: reflow), spacing: spacing,
          insets: stackInsets, items: items)), id: id)
  }

  /// Sets the alignment of the items when the stack stands vertically; leading by default.
  public func reflowedAlignment(_ alignment: StackHorizontalAlignment) -> HStack {
    var stack = self
    stack.reflow.alignment = alignment
    return stack
  }

  /// Decides if the stack stands vertically at the accessibility text sizes; true by default.
  public func reflowsForAccessibility(_ reflows: Bool) -> HStack {
    var stack = self
    stack.reflow.reflowsForAccessibility = reflows
    return stack
  }

  /// Decides if the stack always stands vertically; false by default.
  public func forceVertical(_ isForced: Bool = true) -> HStack {
    var stack = self
    stack.reflow.forceVertical = isForced
    return stack
  }
}
