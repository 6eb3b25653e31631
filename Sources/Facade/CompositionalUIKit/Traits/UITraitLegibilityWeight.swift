import Compositional
import CompositionalIsolation
import Foundation

/// The weight of text that the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
