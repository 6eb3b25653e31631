import Foundation

/// A control with a button that adds and one that subtracts.
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// The change by a touch; kept, without effect.
  open var stepValue: Double = 1 { didSet { UIKitSimulation.noteInert("UIStepper.stepValue") } }
}
