import Foundation

/// A line that shows how much is done.
open class UIProgressView: UIView {
  /// The look of a line.
  public enum Style: Int, Hashable, Sendable {
    /// As the system draws it.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// What is done, from 0 to 1.
  open var progress: Float = 0
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

  /// Sets what is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
