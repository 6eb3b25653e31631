import Compositional
import CompositionalIsolation
import Foundation

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
