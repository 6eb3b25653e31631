/// What a piece of text is for, from which the user's text size makes a font size.
///
/// Apple's name: `UIFont.TextStyle`.
public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
  /// The title of a screen.
  case largeTitle
  /// A title of the first rank.
  case title1
  /// A title of the second rank.
  case title2
  /// A title of the third rank.
  case title3
  /// A heading in the size of the body, heavier.
  case headline
  /// Running text.
  case body
  /// A remark beside running text.
  case callout
  /// A heading below a heading.
  case subheadline
  /// A note below the text.
  case footnote
  /// The caption of a picture.
  case caption1
  /// A smaller caption.
  case caption2

  /// How large a text style is at a text size.
  public struct Metrics: Hashable, Sendable {
    /// The size of the font, in points.
    public let pointSize: CGFloat
    /// The distance from one baseline to the next, in points.
    public let leading: CGFloat

    /// Makes metrics, in points.
    public init(pointSize: CGFloat, leading: CGFloat) {
      self.pointSize = pointSize
      self.leading = leading
    }
  }

  /// The font size and leading at a text size, in points, as Apple's published tables have them.
  ///
  /// - Parameter category: the text size of the user.
  public func metrics(in category: PreferredContentSizeCategory) -> Metrics {
    let (pointSize, leading) = Self.table[category.rank][column]
    return Metrics(pointSize: pointSize, leading: leading)
  }
}

extension PreferredContentSizeCategory: Comparable {
  /// Orders from the smallest text to the largest.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
