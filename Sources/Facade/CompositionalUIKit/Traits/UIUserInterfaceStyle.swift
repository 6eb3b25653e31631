import Foundation

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
