import Compositional
import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Left-aligned.
  case left = 0
  case center = 1
  /// Right-aligned.
  case right = 2
  case justified = 3
  /// Aligned to the leading edge.
  case natural = 4
}
