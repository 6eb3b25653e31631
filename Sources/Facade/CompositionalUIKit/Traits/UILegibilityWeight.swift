import Foundation

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bold: text is measured in the next heavier weight.
  case bold = 1
}
