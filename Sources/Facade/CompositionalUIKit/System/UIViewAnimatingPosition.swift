import Foundation

/// The place at which an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Its end.
  case end = 0
  /// Its start.
  case start = 1
  /// Between.
  case current = 2
}
