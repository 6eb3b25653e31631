import Compositional
import Foundation

extension UIFont {
  /// A rule by which a font follows the preferred text size.
  enum Scaling: Sendable {
    /// It is the font of a text style.
    case style(TextStyle)
    /// It is a font scaled by metrics, from a size at the `.large` text size to a maximum, in points.
    case metrics(UIFontMetrics, pointSize: CGFloat, maximum: CGFloat)
  }

  /// Returns the font at a text size; the font itself if it does not follow the text size.
  func following(_ category: PreferredContentSizeCategory) -> UIFont {
    switch scaling {
    case nil: self
    case .style(let style): .preferredFont(forTextStyle: style, in: category)
    case .metrics(let metrics, let pointSize, let maximum):
      metrics.scaledFont(for: withSize(pointSize), maximumPointSize: maximum, in: category)
    }
  }
}
