// The traits of UIKit, by their types.

import Compositional
import CompositionalIsolation
import Foundation

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIContentSizeCategory { .large }
}

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
}

/// The scale, in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: CGFloat { withoutIsolation { UIScreen.main.scale } }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceIdiom {
    withoutIsolation { UIDevice.current.userInterfaceIdiom }
  }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The weight of text that the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
