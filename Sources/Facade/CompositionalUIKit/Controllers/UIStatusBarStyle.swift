import Foundation

/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the content is.
  case `default` = 0
  /// Light on dark.
  case lightContent = 1
  /// Dark on light.
  case darkContent = 3
}
