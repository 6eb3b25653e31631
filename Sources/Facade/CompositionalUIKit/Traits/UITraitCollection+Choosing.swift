import Compositional
import Foundation

// Fonts and lengths for given traits.

extension UIFont {
  /// Returns the font of a text style at the text size of traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style,
      in: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

extension UIFontMetrics {
  /// Returns a length scaled to the text size of traits, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    scaledValue(for: value, in: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// Returns a font scaled to the text size of traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, in: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}
