import Foundation

/// The place at which an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0
  case start = 1
  /// Between.
  case current = 2
}
