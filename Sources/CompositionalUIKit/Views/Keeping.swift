import Foundation

/// An object that keeps values for the names of UIKit that have no effect here.
///
/// The module UIKit adds properties to the classes of this module. What they are set to is kept under
/// their names.
@MainActor
package protocol Keeping: AnyObject {
  /// The values, by the names of the properties.
  var kept: [String: Any] { get set }
}

extension Keeping {
  /// Returns the value that a property was set to; a default value if there is none.
  package func kept<Value>(_ standard: Value, name: String = #function) -> Value {
    kept[name] as? Value ?? standard
  }

  /// Keeps the value that a property is set to.
  package func keep<Value>(_ value: Value, name: String = #function) {
    kept[name] = value
  }
}
