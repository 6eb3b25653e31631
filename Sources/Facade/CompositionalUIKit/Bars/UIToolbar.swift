import Foundation

/// A bar with buttons.
open class UIToolbar: UIView {
  /// The buttons; nil for none.
  open var items: [UIBarButtonItem]?
  /// True if content shows through: it extends below the bar.
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The height of a bar, in points; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics(traitCollection).naturalToolbar)
  }

  /// Returns the width that is offered, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
