import Foundation

/// A control of a value in a range.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// True if events are sent while a finger moves; kept, without effect.
  open var isContinuous = true { didSet { UIKitSimulation.noteInert("UISlider.isContinuous") } }

  /// Sets the value, without telling anyone.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

extension ObjectSimulation where Base: UISlider {
  /// Moves the handle as a finger does, within the range, and sends the event.
  public func slide(to value: Float) {
    base.value = min(max(value, base.minimumValue), max(base.minimumValue, base.maximumValue))
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
