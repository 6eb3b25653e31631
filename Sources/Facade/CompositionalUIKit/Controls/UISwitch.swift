import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// True if the control is on.
  open var isOn = false
  /// The color when it is on; nil for that of the system.
  open var onTintColor: UIColor?
  /// The color of the handle; nil for that of the system.
  open var thumbTintColor: UIColor?

  /// Turns the control on or off, without telling anyone.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of a switch, in points.
  open override var intrinsicContentSize: CGSize { SystemMetrics.switchSize }

  /// Returns the size of the control, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension ObjectSimulation where Base: UISwitch {
  /// Turns the control as a touch does, and sends its events.
  public func touch() {
    guard base.canBeOperated else { return }
    base.isOn.toggle()
    base.sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
  }
}
