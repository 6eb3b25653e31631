// The system colors, in the light and the dark appearance, with high contrast and on elevated content. The values
// are those that Apple's Human Interface Guidelines published up to iOS 18, and those of the semantic colors as
// UIKit answers them.

import Compositional
import Foundation

extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(
    Bytes(bytes: 255, 59, 48), Bytes(bytes: 255, 69, 58),
    Bytes(bytes: 215, 0, 21), Bytes(bytes: 255, 105, 97))
  /// The system's orange.
  public static let systemOrange = UIColor(
    Bytes(bytes: 255, 149, 0), Bytes(bytes: 255, 159, 10),
    Bytes(bytes: 201, 52, 0), Bytes(bytes: 255, 179, 64))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    Bytes(bytes: 255, 204, 0), Bytes(bytes: 255, 214, 10),
    Bytes(bytes: 178, 80, 0), Bytes(bytes: 255, 212, 38))
  /// The system's green.
  public static let systemGreen = UIColor(
    Bytes(bytes: 52, 199, 89), Bytes(bytes: 48, 209, 88),
    Bytes(bytes: 36, 138, 61), Bytes(bytes: 48, 219, 91))
  /// The system's mint.
  public static let systemMint = UIColor(
    Bytes(bytes: 0, 199, 190), Bytes(bytes: 99, 230, 226),
    Bytes(bytes: 12, 129, 123), Bytes(bytes: 102, 212, 207))
  /// The system's teal.
  public static let systemTeal = UIColor(
    Bytes(bytes: 48, 176, 199), Bytes(bytes: 64, 200, 224),
    Bytes(bytes: 0, 130, 153), Bytes(bytes: 93, 230, 255))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    Bytes(bytes: 50, 173, 230), Bytes(bytes: 100, 210, 255),
    Bytes(bytes: 0, 113, 164), Bytes(bytes: 112, 215, 255))
  /// The system's blue.
  public static let systemBlue = UIColor(
    Bytes(bytes: 0, 122, 255), Bytes(bytes: 10, 132, 255),
    Bytes(bytes: 0, 64, 221), Bytes(bytes: 64, 156, 255))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    Bytes(bytes: 88, 86, 214), Bytes(bytes: 94, 92, 230),
    Bytes(bytes: 54, 52, 163), Bytes(bytes: 125, 122, 255))
  /// The system's purple.
  public static let systemPurple = UIColor(
    Bytes(bytes: 175, 82, 222), Bytes(bytes: 191, 90, 242),
    Bytes(bytes: 137, 68, 171), Bytes(bytes: 218, 143, 255))
  /// The system's pink.
  public static let systemPink = UIColor(
    Bytes(bytes: 255, 45, 85), Bytes(bytes: 255, 55, 95),
    Bytes(bytes: 211, 15, 69), Bytes(bytes: 255, 100, 130))
  /// The system's brown.
  public static let systemBrown = UIColor(
    Bytes(bytes: 162, 132, 94), Bytes(bytes: 172, 142, 104),
    Bytes(bytes: 127, 101, 69), Bytes(bytes: 181, 148, 105))
  /// The system's gray.
  public static let systemGray = UIColor(
    Bytes(bytes: 142, 142, 147), Bytes(bytes: 142, 142, 147),
    Bytes(bytes: 108, 108, 112), Bytes(bytes: 174, 174, 178))
  /// The system's gray, one step lighter.
  public static let systemGray2 = UIColor(
    Bytes(bytes: 174, 174, 178), Bytes(bytes: 99, 99, 102),
    Bytes(bytes: 142, 142, 147), Bytes(bytes: 124, 124, 128))
  /// The system's gray, two steps lighter.
  public static let systemGray3 = UIColor(
    Bytes(bytes: 199, 199, 204), Bytes(bytes: 72, 72, 74),
    Bytes(bytes: 174, 174, 178), Bytes(bytes: 84, 84, 86))
  /// The system's gray, three steps lighter.
  public static let systemGray4 = UIColor(
    Bytes(bytes: 209, 209, 214), Bytes(bytes: 58, 58, 60),
    Bytes(bytes: 188, 188, 192), Bytes(bytes: 68, 68, 70))
  /// The system's gray, four steps lighter.
  public static let systemGray5 = UIColor(
    Bytes(bytes: 229, 229, 234), Bytes(bytes: 44, 44, 46),
    Bytes(bytes: 216, 216, 220), Bytes(bytes: 54, 54, 56))
  /// The system's gray, five steps lighter.
  public static let systemGray6 = UIColor(
    Bytes(bytes: 242, 242, 247), Bytes(bytes: 28, 28, 30),
    Bytes(bytes: 235, 235, 240), Bytes(bytes: 36, 36, 38))
}

extension UIColor {
  /// Text.
  public static let label = UIColor(
    Bytes(bytes: 0, 0, 0), Bytes(bytes: 255, 255, 255))
  /// Secondary text.
  public static let secondaryLabel = UIColor(
    Bytes(bytes: 60, 60, 67, alpha: 0.6), Bytes(bytes: 235, 235, 245, alpha: 0.6))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(
    Bytes(bytes: 60, 60, 67, alpha: 0.3), Bytes(bytes: 235, 235, 245, alpha: 0.3))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(
    Bytes(bytes: 60, 60, 67, alpha: 0.18), Bytes(bytes: 235, 235, 245, alpha: 0.16))
  public static let placeholderText = UIColor(
    Bytes(bytes: 60, 60, 67, alpha: 0.3), Bytes(bytes: 235, 235, 245, alpha: 0.3))
  public static let link = UIColor(
    Bytes(bytes: 0, 122, 255), Bytes(bytes: 9, 132, 255))
  /// A translucent separator.
  public static let separator = UIColor(
    Bytes(bytes: 60, 60, 67, alpha: 0.29), Bytes(bytes: 84, 84, 88, alpha: 0.6))
  public static let opaqueSeparator = UIColor(
    Bytes(bytes: 198, 198, 200), Bytes(bytes: 56, 56, 58))
  /// The background of a screen.
  public static let systemBackground = UIColor(
    Bytes(bytes: 255, 255, 255), Bytes(bytes: 0, 0, 0),
    elevated: Bytes(bytes: 28, 28, 30))
  /// The background of content on the first background.
  public static let secondarySystemBackground = UIColor(
    Bytes(bytes: 242, 242, 247), Bytes(bytes: 28, 28, 30),
    elevated: Bytes(bytes: 44, 44, 46))
  /// The background of content on the second background.
  public static let tertiarySystemBackground = UIColor(
    Bytes(bytes: 255, 255, 255), Bytes(bytes: 44, 44, 46),
    elevated: Bytes(bytes: 58, 58, 60))
  /// The background of a grouped list.
  public static let systemGroupedBackground = UIColor(
    Bytes(bytes: 242, 242, 247), Bytes(bytes: 0, 0, 0),
    elevated: Bytes(bytes: 28, 28, 30))
  /// The background of the rows of a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(
    Bytes(bytes: 255, 255, 255), Bytes(bytes: 28, 28, 30),
    elevated: Bytes(bytes: 44, 44, 46))
  /// The background of content in the rows of a grouped list.
  public static let tertiarySystemGroupedBackground = UIColor(
    Bytes(bytes: 242, 242, 247), Bytes(bytes: 44, 44, 46),
    elevated: Bytes(bytes: 58, 58, 60))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(
    Bytes(bytes: 120, 120, 128, alpha: 0.2), Bytes(bytes: 120, 120, 128, alpha: 0.36))
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(
    Bytes(bytes: 120, 120, 128, alpha: 0.16), Bytes(bytes: 120, 120, 128, alpha: 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(
    Bytes(bytes: 118, 118, 128, alpha: 0.12), Bytes(bytes: 118, 118, 128, alpha: 0.24))
  /// The fill of large areas with content.
  public static let quaternarySystemFill = UIColor(
    Bytes(bytes: 116, 116, 128, alpha: 0.08), Bytes(bytes: 118, 118, 128, alpha: 0.18))
  /// Interactive elements.
  public static let tintColor = systemBlue
  /// Text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

private typealias Bytes = ColorAppearances.Components

extension UIColor {
  /// Creates a color of four appearances: light, dark, light and dark with high contrast.
  fileprivate convenience init(_ light: Bytes, _ dark: Bytes, _ lightHigh: Bytes, _ darkHigh: Bytes)
  {
    self.init(
      ColorAppearances(light: light, dark: dark, lightHigh: lightHigh, darkHigh: darkHigh))
  }

  /// Creates a color of a light and a dark appearance, and a dark one of elevated content.
  fileprivate convenience init(_ light: Bytes, _ dark: Bytes, elevated: Bytes? = nil) {
    self.init(ColorAppearances(light: light, dark: dark, darkElevated: elevated))
  }
}
