import Foundation

/// Whether content stands above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
