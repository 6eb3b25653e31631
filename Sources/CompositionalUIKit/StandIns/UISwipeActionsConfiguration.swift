// Swipe actions of rows: a stand-in, what headless layout code needs of them, which is to be kept
// for whoever draws the list.

import Compositional
import Foundation

/// What a swiped row offers.
open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary one.
    case normal = 0
    /// One that destroys something.
    case destructive = 1
  }

  /// What is called when the action is chosen: with the action, the view it was chosen in and what
  /// to tell when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public let style: Style
  /// What is called when the action is chosen.
  public let handler: Handler
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour of the ground.
  open var backgroundColor: UIColor!

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: what kind of action it is.
  ///   - title: the text.
  ///   - handler: what is called when the action is chosen.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray3
  }
}

/// The actions of a row swiped from one side.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row chooses the first action.
  open var performsFirstActionWithFullSwipe: Bool = true

  /// Makes a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
