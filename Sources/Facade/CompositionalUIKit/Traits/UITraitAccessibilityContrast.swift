import Foundation

/// The contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
