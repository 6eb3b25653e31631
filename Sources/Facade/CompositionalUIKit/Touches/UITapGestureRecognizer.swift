import Foundation

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; kept, without effect.
  open var numberOfTapsRequired = 1 {
    didSet { UIKitSimulation.noteInert("UITapGestureRecognizer.numberOfTapsRequired") }
  }
  /// The number of fingers; kept, without effect.
  open var numberOfTouchesRequired = 1 {
    didSet { UIKitSimulation.noteInert("UITapGestureRecognizer.numberOfTouchesRequired") }
  }
}
