import Compositional
import CompositionalIsolation
import Foundation

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
