import Foundation

/// A recognizer of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
  /// The velocity, in scales per second; zero, because no finger touches.
  open var velocity: CGFloat { 0 }
}
