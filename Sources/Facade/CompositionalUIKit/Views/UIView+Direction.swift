// A stand-in for the layout direction of views.

import Compositional
import Foundation

extension UIView {
  /// The layout direction of the view.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the layout direction of a view with a semantic attribute.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

#if !canImport(AppKit)
  /// A view, with AppKit's name.
  public typealias NSView = UIView
#endif
