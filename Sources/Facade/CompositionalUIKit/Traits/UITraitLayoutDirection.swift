import Compositional
import CompositionalIsolation
import Foundation

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
}
