import Foundation

/// A recognizer of dragging fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; kept, without effect.
  open var minimumNumberOfTouches = 1 {
    didSet { UIKitSimulation.noteInert("UIPanGestureRecognizer.minimumNumberOfTouches") }
  }
  /// The greatest number of fingers; kept, without effect.
  open var maximumNumberOfTouches = Int.max {
    didSet { UIKitSimulation.noteInert("UIPanGestureRecognizer.maximumNumberOfTouches") }
  }
  private var moved = CGPoint.zero

  /// Returns the way of the fingers, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the way of the fingers, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// Returns the velocity of the fingers, in points per second; zero, because no finger touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
