import Foundation

/// The direction of a scroll that an assistive technology asks for.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upward.
  case up = 3
  /// Downward.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
