import Foundation

/// The change to a presentation.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From the end of the screen.
  case coverVertical = 0
  /// A turn.
  case flipHorizontal = 1
  case crossDissolve = 2
  /// A turned page.
  case partialCurl = 3
}
