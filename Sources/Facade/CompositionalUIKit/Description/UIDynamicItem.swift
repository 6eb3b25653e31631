import Compositional
import CompositionalIsolation
import Foundation

/// An object with a center, bounds and a transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The center, in points.
  var center: CGPoint { get set }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
}
