import Compositional
import CompositionalIsolation
import Foundation

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIContentSizeCategory { .large }
}
