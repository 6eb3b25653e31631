import Foundation

/// The direction of a scroll that an assistive technology asks for.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left = 2
  /// Upward.
  case up = 3
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
