// A stand-in for lengths and fonts that scale with the text size.

import Compositional
import Foundation

/// Metrics that scale lengths and fonts with the preferred text size, as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a length scaled to the text size of ``UIApplication``, in points.
  ///
  /// It scales with the style's published leading; at the `.large` size it does not change. The
  /// result is not rounded, because a layout rounds it to its own pixel grid.
  ///
  /// - Parameter value: The length at the `.large` size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, in: UITraitCollection.current.preferredContentSizeCategory)
  }

  /// Returns a length scaled to a text size, in points.
  package func scaledValue(for value: CGFloat, in category: PreferredContentSizeCategory) -> CGFloat
  {
    value * style.metrics(in: category).leading / style.metrics(in: .large).leading
  }

  /// Returns a font scaled to the text size of ``UIApplication``.
  ///
  /// - Parameters:
  ///   - font: The font at the `.large` size.
  ///   - maximumPointSize: The maximum size, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize,
      in: UITraitCollection.current.preferredContentSizeCategory)
  }

  /// Returns a font scaled to a text size.
  package func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity,
    in category: PreferredContentSizeCategory
  ) -> UIFont {
    UIFont(
      font.fontName, min(scaledValue(for: font.pointSize, in: category), maximumPointSize),
      .metrics(self, pointSize: font.pointSize, maximum: maximumPointSize))
  }
}
