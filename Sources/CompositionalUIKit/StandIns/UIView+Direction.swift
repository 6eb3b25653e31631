// The reading direction of views: a stand-in, what headless layout code needs of it.

import Compositional
import Foundation

/// Whether a view mirrors for readers from the right.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// It does.
  case unspecified = 0
  /// It does not: its buttons play a tape.
  case playback = 1
  /// It does not: its parts are places in space.
  case spatial = 2
  /// It always reads from the left.
  case forceLeftToRight = 3
  /// It always reads from the right.
  case forceRightToLeft = 4
}

extension UIView {
  /// The direction in which the view is read.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction in which a view of a kind is read.
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
  /// A view under AppKit's name.
  public typealias NSView = UIView
#endif
