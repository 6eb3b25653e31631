// A stand-in for the content modes of views.

import Compositional
import Foundation

extension UIView {
  /// The fit of content into a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// Scaled to fit, in proportion.
    case scaleAspectFit
    /// Scaled to fill, in proportion.
    case scaleAspectFill
    /// Redrawn at every size.
    case redraw
    /// Unscaled, centered.
    case center
    /// Unscaled, at the top.
    case top
    /// Unscaled, at the bottom.
    case bottom
    /// Unscaled, at the left.
    case left
    /// Unscaled, at the right.
    case right
    /// Unscaled, in the top left corner.
    case topLeft
    /// Unscaled, in the top right corner.
    case topRight
    /// Unscaled, in the bottom left corner.
    case bottomLeft
    /// Unscaled, in the bottom right corner.
    case bottomRight
  }
}
