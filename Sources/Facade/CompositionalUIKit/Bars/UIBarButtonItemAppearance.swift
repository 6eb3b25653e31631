import Foundation

/// The look of the buttons of a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look at rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a touched button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a focused button.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates a look of a style.
  public init(style: UIBarButtonItem.Style = .plain) {}
}
