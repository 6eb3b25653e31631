/// A text style, which determines a font size together with the user's text size.
///
/// Apple's name: `UIFont.TextStyle`.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// The title of a screen.
  case largeTitle
  /// A first-level title.
  case title1
  /// A second-level title.
  case title2
  /// A third-level title.
  case title3
  /// A heading in the size of the body, bolder.
  case headline
  /// Running text.
  case body
  /// A callout beside running text.
  case callout
  /// A heading below a headline.
  case subheadline
  /// A footnote.
  case footnote
  /// The caption of a picture.
  case caption1
  /// A smaller caption.
  case caption2

  /// The font size and leading of a text style at a text size.
  public struct Metrics: Hashable, Sendable {
    /// The size of the font, in points.
    public let pointSize: CGFloat
    /// The distance from one baseline to the next, in points.
    public let leading: CGFloat
    /// The height of a line without space to the next, in points: that of the system's font.
    public var lineHeight: CGFloat { Self.lineHeight(ofSize: pointSize) }

    /// Creates metrics, in points.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the font, in points.
    ///   - leading: The distance from one baseline to the next, in points; nil for the height of a
    ///     line, as for fonts without a text style.
    public init(pointSize: CGFloat, leading: CGFloat? = nil) {
      self.pointSize = pointSize
      self.leading = leading ?? Self.lineHeight(ofSize: pointSize)
    }

    private static func lineHeight(ofSize pointSize: CGFloat) -> CGFloat { pointSize * 2444 / 2048 }
  }

  /// The weight of the font: semibold for a headline, else regular.
  public var weight: TextWeight { self == .headline ? .semibold : .regular }

  /// Returns the font size and leading at a text size, in points, from Apple's published tables.
  ///
  /// - Parameter category: The user's preferred text size.
  public func metrics(in category: PreferredContentSizeCategory) -> Metrics {
    let (pointSize, leading) = Self.table[category.rank][column]
    return Metrics(pointSize: pointSize, leading: leading)
  }
}

extension PreferredContentSizeCategory: Comparable {
  /// Orders text sizes from the smallest to the largest.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}

extension TextStyle: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}

/// A weight of the system's font, of which recorded labels tell the width of characters.
public enum TextWeight: String, CaseIterable, Hashable, Sendable {
  /// The weight of running text.
  case regular
  /// Slightly heavier than regular.
  case medium
  /// Between medium and bold; that of headlines.
  case semibold
  /// The bold weight.
  case bold

  /// The width of characters relative to regular type.
  public var widthFactor: CGFloat {
    switch self {
    case .regular: 1
    case .medium: 1.03
    case .semibold: 1.049
    case .bold: 1.07
    }
  }
}

extension TextWeight: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}
