import Foundation

/// Whether content stands above other content.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// Not above other content.
  case base = 0
  /// Above other content: dark backgrounds are lighter.
  case elevated = 1
}
