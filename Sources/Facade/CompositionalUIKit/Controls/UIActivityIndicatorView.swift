import Foundation

/// A wheel that shows that something goes on.
open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size.
  open var style: Style
  /// The color; nil for that of the system.
  open var color: UIColor! = .secondaryLabel
  /// True if the wheel is hidden at rest.
  open var hidesWhenStopped = true { didSet { hide() } }
  /// True if the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    hide()
  }

  /// Creates a wheel.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Creates a wheel; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    hide()
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    hide()
  }

  private func hide() { isHidden = hidesWhenStopped && !isAnimating }

  /// The size of the wheel, in points.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// Returns the size of the control, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
