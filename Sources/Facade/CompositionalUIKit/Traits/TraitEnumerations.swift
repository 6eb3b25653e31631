// The values of traits.

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

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bold: text is measured in the next heavier weight.
  case bold = 1
}
