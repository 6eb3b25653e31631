import Compositional
import CompositionalIsolation
import Foundation

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
