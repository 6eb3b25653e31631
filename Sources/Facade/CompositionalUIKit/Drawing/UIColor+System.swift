// A stand-in for the system colors, in the light appearance. The values are those of Apple's Human
// Interface Guidelines.

import Compositional
import Foundation

extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(bytes: 255, 59, 48)
  /// The system's orange.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)
  /// The system's green.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)
  /// The system's mint.
  public static let systemMint = UIColor(bytes: 0, 199, 190)
  /// The system's teal.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)
  /// The system's cyan.
  public static let systemCyan = UIColor(bytes: 50, 173, 230)
  /// The system's blue.
  public static let systemBlue = UIColor(bytes: 0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)
  /// The system's purple.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)
  /// The system's pink.
  public static let systemPink = UIColor(bytes: 255, 45, 85)
  /// The system's brown.
  public static let systemBrown = UIColor(bytes: 162, 132, 94)
  /// The system's gray.
  public static let systemGray = UIColor(bytes: 142, 142, 147)
  /// The system's gray, one step lighter.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)
  /// The system's gray, two steps lighter.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)
  /// The system's gray, three steps lighter.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)
  /// The system's gray, four steps lighter.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)
  /// The system's gray, five steps lighter.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)

  /// Creates a color from components from 0 to 255 and an opacity from 0 to 1.
  fileprivate convenience init(
    bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

extension UIColor {
  /// Text.
  public static let label = UIColor(bytes: 0, 0, 0)
  /// Secondary text.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
  /// Placeholder text.
  public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  /// Text on a light background.
  public static let darkText = UIColor(bytes: 0, 0, 0)
  /// Text on a dark background.
  public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
  /// A link.
  public static let link = UIColor(bytes: 0, 122, 255)
  /// Interactive elements.
  public static let tintColor = UIColor(bytes: 0, 122, 255)
  /// A translucent separator.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  /// An opaque separator.
  public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
  /// The background of a screen.
  public static let systemBackground = UIColor(bytes: 255, 255, 255)
  /// The background of content on the first background.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
  /// The background of content on the second background.
  public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
  /// The background of a grouped list.
  public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// The background of the rows of a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
  /// The background of content in the rows of a grouped list.
  public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
  /// The fill of large areas with content.
  public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
}
