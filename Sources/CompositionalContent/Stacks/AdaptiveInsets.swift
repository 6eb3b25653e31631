import Compositional

/// A length that depends on the horizontal size class and the text size.
public struct AdaptiveLength: Hashable, Sendable {
  /// The length in a compact width, in points.
  public var compact: CGFloat
  /// The length in a compact width at the accessibility text sizes; nil for ``compact``.
  public var compactAccessibility: CGFloat?
  /// The length in a regular width, in points.
  public var regular: CGFloat
  /// The length in a regular width at the accessibility text sizes; nil for ``regular``.
  public var regularAccessibility: CGFloat?

  /// Creates a length that is the same everywhere, in points; finite.
  public init(_ length: CGFloat) {
    self.init(compact: length, regular: length)
  }

  /// Creates a length, in points; the accessibility lengths fall back to the plain ones.
  public init(
    compact: CGFloat, compactAccessibility: CGFloat? = nil, regular: CGFloat,
    regularAccessibility: CGFloat? = nil
  ) {
    for length in [compact, compactAccessibility ?? 0, regular, regularAccessibility ?? 0] {
      requireFinite(length, "adaptive length")
    }
    self.compact = compact
    self.compactAccessibility = compactAccessibility
    self.regular = regular
    self.regularAccessibility = regularAccessibility
  }

  /// Returns the length in an environment, in points.
  public func length(in environment: ContentEnvironment) -> CGFloat {
    let isLarge = environment.contentSizeCategory.isAccessibilityCategory
    if environment.width == .regular {
      return isLarge ? regularAccessibility ?? regular : regular
    }
    return isLarge ? compactAccessibility ?? compact : compact
  }
}

/// The insets of a stack, whose edges may depend on the environment (content rule 4).
public struct AdaptiveInsets: Hashable, Sendable {
  /// The inset of the top edge.
  public var top: AdaptiveLength
  /// The inset of the leading edge.
  public var leading: AdaptiveLength
  /// The inset of the bottom edge.
  public var bottom: AdaptiveLength
  /// The inset of the trailing edge.
  public var trailing: AdaptiveLength

  /// No insets.
  public static let zero = AdaptiveInsets(.zero)

  /// Creates insets that are the same everywhere, in points.
  public init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: AdaptiveLength(insets.top), leading: AdaptiveLength(insets.leading),
      bottom: AdaptiveLength(insets.bottom), trailing: AdaptiveLength(insets.trailing))
  }

  /// Creates insets from their edges.
  public init(
    top: AdaptiveLength, leading: AdaptiveLength, bottom: AdaptiveLength, trailing: AdaptiveLength
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the insets in an environment, in points.
  public func insets(in environment: ContentEnvironment) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top.length(in: environment), leading: leading.length(in: environment),
      bottom: bottom.length(in: environment), trailing: trailing.length(in: environment))
  }
}
