import Foundation

/// The state of a view that a configuration depends on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value that the app adds; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
