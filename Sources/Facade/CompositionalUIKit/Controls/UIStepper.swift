import Foundation

/// A control with a button that adds and one that subtracts.
open class UIStepper: UIControl {
  /// The value, within the range.
  open var value: Double = 0 { didSet { clamp() } }
  /// The least value.
  open var minimumValue: Double = 0 { didSet { clamp() } }
  /// The greatest value.
  open var maximumValue: Double = 100 { didSet { clamp() } }
  /// The change by a touch.
  open var stepValue: Double = 1
  /// True if the value goes on at the other end of the range.
  open var wraps = false

  private func clamp() {
    let inRange = max(minimumValue, min(value, maximumValue))
    if inRange != value { value = inRange }
  }

  /// The measured size of a stepper, 94 x 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// Returns the size of a stepper, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension ObjectSimulation where Base: UIStepper {
  /// Touches the button that adds, and sends the event.
  public func increment() { step(by: base.stepValue) }

  /// Touches the button that subtracts, and sends the event.
  public func decrement() { step(by: -base.stepValue) }

  private func step(by change: Double) {
    guard base.canBeOperated else { return }
    var value = base.value + change
    if base.wraps, value > base.maximumValue { value = base.minimumValue }
    if base.wraps, value < base.minimumValue { value = base.maximumValue }
    base.value = value
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
