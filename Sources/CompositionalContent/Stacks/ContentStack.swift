import Compositional

/// Items in a line that touch, grow and shrink by priority: Epoxy's groups (content rule 4).
public struct ContentStack: Hashable, Sendable {
  /// The axis of a stack, and the alignment across it.
  public enum Arrangement: Hashable, Sendable {
    /// Side by side.
    case horizontal(alignment: StackVerticalAlignment = .fill, reflow: Reflow = .init())
    /// From the top to the bottom.
    case vertical(alignment: StackHorizontalAlignment = .fill)
  }

  /// The terms on which a horizontal stack stands vertically (content rule 4.1).
  public struct Reflow: Hashable, Sendable {
    /// The alignment of the items when the stack stands vertically.
    public var alignment: StackHorizontalAlignment
    /// True if the stack stands vertically at the accessibility text sizes.
    public var reflowsForAccessibility: Bool
    /// True if the stack always stands vertically.
    public var forceVertical: Bool

    /// Creates terms.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the items when the stack stands vertically.
    ///   - reflowsForAccessibility: True to stand vertically at the accessibility text sizes.
    ///   - forceVertical: True to always stand vertically.
    public init(
      alignment: StackHorizontalAlignment = .leading, reflowsForAccessibility: Bool = true,
      forceVertical: Bool = false
    ) {
      self.alignment = alignment
      self.reflowsForAccessibility = reflowsForAccessibility
      self.forceVertical = forceVertical
    }
  }

  /// The axis of the stack, and the alignment across it.
  public var arrangement: Arrangement
  /// The items, in order.
  public var items: [Content]
  /// The distance between two items, in points.
  public var spacing: CGFloat
  /// The insets of the items from the edges of the stack, in points.
  public var insets: AdaptiveInsets

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - arrangement: The axis of the stack, and the alignment across it.
  ///   - spacing: The distance between two items, in points.
  ///   - insets: The insets of the items from the edges of the stack, in points.
  ///   - items: The items, in order.
  public init(
    _ arrangement: Arrangement, spacing: CGFloat = 0, insets: AdaptiveInsets = .zero,
    items: [Content] = []
  ) {
    requireFinite(spacing, "spacing")
    self.arrangement = arrangement
    self.items = items
    self.spacing = spacing
    self.insets = insets
  }
}

extension ContentStack {
  /// Returns the axis along which the items follow one another (content rule 4.1).
  func axis(in environment: ContentEnvironment) -> LayoutAxis {
    guard case .horizontal(_, let reflow) = arrangement else { return .vertical }
    let isLarge = environment.contentSizeCategory.isAccessibilityCategory
    return reflow.forceVertical || (isLarge && reflow.reflowsForAccessibility)
      ? .vertical : .horizontal
  }

  /// Returns the alignment of an item across the stack (content rule 4.1).
  func alignment(of item: ContentWishes?, along axis: LayoutAxis) -> CrossAlignment {
    switch arrangement {
    case .vertical(let alignment):
      return CrossAlignment(item?.placement.horizontalAlignment ?? alignment)
    case .horizontal(let alignment, _) where axis == .horizontal:
      return CrossAlignment(item?.placement.verticalAlignment ?? alignment)
    case .horizontal(_, let reflow):
      return CrossAlignment(
        item?.placement.accessibilityAlignment ?? item?.placement.horizontalAlignment
          ?? reflow.alignment)
    }
  }

  /// True if the stack is horizontal by its description.
  var isHorizontal: Bool {
    if case .horizontal = arrangement { return true }
    return false
  }
}

extension Content {
  /// Returns a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment across the stack.
  ///   - spacing: The distance between two items, in points.
  ///   - id: The name of the stack; nil for its index among its siblings.
  ///   - items: The items, in order.
  public static func hStack(
    alignment: StackVerticalAlignment = .fill, spacing: CGFloat = 0, id: String? = nil,
    _ items: [Content]
  ) -> Content {
    Content(
      kind: .stack(
        ContentStack(.horizontal(alignment: alignment), spacing: spacing, items: items)), id: id)
  }

  /// Returns a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment across the stack.
  ///   - spacing: The distance between two items, in points.
  ///   - id: The name of the stack; nil for its index among its siblings.
  ///   - items: The items, in order.
  public static func vStack(
    alignment: StackHorizontalAlignment = .fill, spacing: CGFloat = 0, id: String? = nil,
    _ items: [Content]
  ) -> Content {
    Content(
      kind: .stack(ContentStack(.vertical(alignment: alignment), spacing: spacing, items: items)),
      id: id)
  }

  /// Returns a spacer.
  ///
  /// - Parameter limits: The limits of its lengths.
  public static func spacer(_ limits: ContentSpacer = .init()) -> Content {
    Content(kind: .spacer(limits))
  }
}
