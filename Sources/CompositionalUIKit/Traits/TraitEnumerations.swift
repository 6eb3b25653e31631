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

/// An elevation above other content.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// The content.
  case base = 0
  /// Above the content.
  case elevated = 1
}

/// A contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// A higher one.
  case high = 1
}

/// A weight of text.
public enum UILegibilityWeight: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// The usual one.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The colors of a display.
public enum UIDisplayGamut: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// An ability to measure the force of touches.
public enum UIForceTouchCapability: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// None.
  case unavailable = 1
  /// There is one.
  case available = 2
}

/// The look of a window.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// Behind others.
  case inactive = 0
  /// In use.
  case active = 1
}

/// The recording of a screen.
public enum UISceneCaptureState: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// Not recorded.
  case inactive = 0
  /// Recorded.
  case active = 1
}

/// The size of the items of a toolbar.
public enum UINSToolbarItemPresentationSize: Int, Hashable, Sendable, CaseIterable {
  /// Not set.
  case unspecified = -1
  /// The usual one.
  case regular = 0
  /// Small.
  case small = 1
  /// Large.
  case large = 3
}
