import Foundation

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least time, in seconds; kept, without effect.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.minimumPressDuration") }
  }
  /// The number of taps before; kept, without effect.
  open var numberOfTapsRequired = 0 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.numberOfTapsRequired") }
  }
  /// The number of fingers; kept, without effect.
  open var numberOfTouchesRequired = 1 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.numberOfTouchesRequired") }
  }
  /// The distance by which a finger may move, in points; kept, without effect.
  open var allowableMovement: CGFloat = 10 {
    didSet { UIKitSimulation.noteInert("UILongPressGestureRecognizer.allowableMovement") }
  }
}
