// A stand-in for the layout direction of views.

import Compositional
import Foundation

/// The mirroring of a view in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view is mirrored.
  case unspecified = 0
  /// Not mirrored: playback controls.
  case playback = 1
  /// Not mirrored: controls for directions in space.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

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
