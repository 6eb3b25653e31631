import Foundation

/// A line that shows how much is done.
open class UIProgressView: UIView {
  /// The look of a line.
  public enum Style: Int, Hashable, Sendable {
    /// As the system draws it.
    case `default` = 0
    case bar = 1
  }

  /// What is done, from 0 to 1.
  open var progress: Float = 0 { didSet { progress = max(0, min(progress, 1)) } }
  /// The look.
  open var progressViewStyle = Style.default
  /// The color of what is done; nil for that of the system.
  open var progressTintColor: UIColor?
  /// The color of what is not done; nil for that of the system.
  open var trackTintColor: UIColor?

  /// Creates a line.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Four points high, and of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// Returns the width that is offered, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Sets what is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
