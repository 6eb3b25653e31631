import Foundation

/// A control of a value in a range.
open class UISlider: UIControl {
  /// The value, within the range.
  open var value: Float = 0 { didSet { clamp() } }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { clamp() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { clamp() } }

  private func clamp() {
    let inRange = max(minimumValue, min(value, max(minimumValue, maximumValue)))
    if inRange != value { value = inRange }
  }

  /// True if events are sent while a finger moves; kept, without effect.
  open var isContinuous = true { didSet { UIKitSimulation.noteInert("UISlider.isContinuous") } }

  /// The image at the low end; nil for none.
  open var minimumValueImage: UIImage?
  /// The image at the high end; nil for none.
  open var maximumValueImage: UIImage?

  /// As high as its handle with the room around it, 34 points, and of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// Returns the width that is offered, and the height of a slider, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Sets the value, without telling anyone.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

extension ObjectSimulation where Base: UISlider {
  /// Moves the handle as a finger does, within the range, and sends the event.
  public func slide(to value: Float) {
    guard base.canBeOperated else { return }
    base.value = min(max(value, base.minimumValue), max(base.minimumValue, base.maximumValue))
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
