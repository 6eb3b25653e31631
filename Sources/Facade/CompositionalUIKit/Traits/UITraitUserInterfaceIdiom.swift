import Compositional
import CompositionalIsolation
import Foundation

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceIdiom {
    withoutIsolation { UIDevice.current.userInterfaceIdiom }
  }
  public static var affectsColorAppearance: Bool { true }
}
