import Compositional
import Foundation

// What depends on traits.

extension UIFont {
  /// The font of a text style for the text size of some traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style,
      in: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

extension UIFontMetrics {
  /// A length that grows with the text size of some traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    scaledValue(for: value, in: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// A font that grows with the text size of some traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, in: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}
