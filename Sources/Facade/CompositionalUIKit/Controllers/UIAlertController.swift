// Stand-ins for alerts. A test touches their actions.

import Foundation

/// A controller of an alert.
open class UIAlertController: UIViewController {
  /// The look of an alert.
  public enum Style: Int, Hashable, Sendable {
    /// From the end of the screen.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The text; nil for none.
  open var message: String?
  /// The look.
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  /// The action of the return key; nil for none.
  open var preferredAction: UIAlertAction?
  /// The fields of text; nil for none.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an alert; the archive is not read.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

extension ObjectSimulation where Base: UIAlertController {
  /// Touches an action: the alert goes, and the closure of the action is called.
  ///
  /// - Parameter title: The title of the action.
  /// - Returns: False if there is no such enabled action.
  @discardableResult
  public func touchAction(titled title: String) -> Bool {
    guard let action = base.actions.first(where: { $0.title == title && $0.isEnabled }) else {
      return false
    }
    base.dismiss(animated: true)
    action.handler?(action)
    return true
  }
}
