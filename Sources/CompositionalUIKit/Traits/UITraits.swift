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

/// The elevation above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The weight of text that is easy to read.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The colors of the display.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The ability to measure the force of touches.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The look of an active or inactive window.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The range of brightness of images.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// The recording of the screen.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The language whose rules text follows; nil for that of the text.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: Locale.Language? { nil }
}

/// The size of the items of a toolbar.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}
