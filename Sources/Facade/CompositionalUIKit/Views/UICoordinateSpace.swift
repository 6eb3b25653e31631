import Foundation

/// An object whose points can be converted to those of another.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}
