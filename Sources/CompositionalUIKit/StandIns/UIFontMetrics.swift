// Lengths that follow the text size: a stand-in, what headless layout code needs of them.

import Compositional
import Foundation

/// What makes lengths and fonts grow with the text size of the user, as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Those of the body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A length at the text size of ``UIApplication``, in points.
  ///
  /// It grows as the style's published leading does from the `.large` size, which is where a length
  /// stays as it is. It is not rounded: a layout puts it on its own grid of pixels.
  ///
  /// - Parameter value: the length at the `.large` size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, in: UIApplication.shared.preferredContentSizeCategory)
  }

  /// A length at a text size, in points.
  package func scaledValue(for value: CGFloat, in category: PreferredContentSizeCategory) -> CGFloat
  {
    value * style.metrics(in: category).leading / style.metrics(in: .large).leading
  }

  /// A font at the text size of ``UIApplication``.
  ///
  /// - Parameters:
  ///   - font: the font at the `.large` size.
  ///   - maximumPointSize: the largest size it may have, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize,
      in: UIApplication.shared.preferredContentSizeCategory)
  }

  /// A font at a text size.
  package func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity,
    in category: PreferredContentSizeCategory
  ) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize, in: category), maximumPointSize))
  }
}
