import Compositional
import Foundation

/// An action of a swiped row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Hashable, Sendable {
    /// A normal action.
    case normal = 0
    /// A destructive action.
    case destructive = 1
  }

  /// A closure that runs the action; it receives the action, its view and a completion closure.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The closure that runs the action.
  public let handler: Handler
  /// The row that a swipe has revealed the action of.
  weak var row: UIView?
  /// Called after the action has said how it ended.
  var ended: (() -> Void)?
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title.
  ///   - handler: The closure that runs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray3
  }
}
