import Foundation

/// The shape of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual one.
  case `default` = 0
  /// A low bar.
  case compact = 1
  /// With a line above the title.
  case defaultPrompt = 101
  /// A low bar with a line above the title.
  case compactPrompt = 102
}
