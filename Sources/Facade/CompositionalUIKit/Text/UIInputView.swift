import Foundation

/// A view in place of the keyboard.
open class UIInputView: UIView {
  /// The look of such a view.
  public enum Style: Int, Hashable, Sendable {
    /// None.
    case `default` = 0
    case keyboard = 1
  }

  /// The look.
  public let inputViewStyle: Style

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
