import Foundation

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// High: system colors have other values.
  case high = 1
}
