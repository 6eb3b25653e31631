/// A color of a row, in sRGB.
public struct RowColor: Hashable, Sendable {
  /// The red, green and blue components, from 0 to 1.
  public var red, green, blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color from components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray from 0, black, to 1, white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// No color.
  public static let clear = RowColor(white: 0, alpha: 0)
  /// The gray of a highlighted row, unless another one is set: `#D9D9D9`.
  public static let highlight = RowColor(white: 217.0 / 255)
}

/// The settings of the cell of a row, by the names of AloeStackView.
public struct StackViewCell: Hashable, Sendable {
  /// The name of the row.
  public let row: String
  /// The insets of the row in the cell, in points.
  public var rowInset: DirectionalEdgeInsets
  /// The insets of the separator in the cell, in points.
  public var separatorInset: DirectionalEdgeInsets
  /// True if the separator is hidden, explicitly or by default.
  public var isSeparatorHidden: Bool
  /// True if the row is hidden.
  public var isHidden: Bool
  /// The color behind the row.
  public var rowBackgroundColor: RowColor
  /// The color behind the row while it is highlighted.
  public var rowHighlightColor: RowColor
  /// True if the row is highlighted.
  public let isHighlighted: Bool

  /// The color behind the row now.
  public var backgroundColor: RowColor { isHighlighted ? rowHighlightColor : rowBackgroundColor }
}

/// A finger on a row.
public enum RowTouch: Hashable, Sendable {
  /// The finger comes down.
  case began
  /// The finger moves, inside the row or outside.
  case moved(isInside: Bool)
  /// The finger is lifted, inside the row or outside.
  case ended(isInside: Bool)
  /// The touch is taken over, by scrolling for example.
  case cancelled
}
