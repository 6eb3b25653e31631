import Compositional
import CompositionalIsolation
import Foundation

/// The scale, in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: CGFloat { withoutIsolation { UIScreen.main.scale } }
}
