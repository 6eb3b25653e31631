import Foundation

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Hashable, Sendable {
    /// Plain.
    case `default` = 0
    case cancel = 1
    /// Deletes.
    case destructive = 2
  }

  /// The title; nil for none.
  public let title: String?
  /// The look.
  public let style: Style
  /// True if the action can be touched.
  open var isEnabled = true
  let handler: (@MainActor (UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
