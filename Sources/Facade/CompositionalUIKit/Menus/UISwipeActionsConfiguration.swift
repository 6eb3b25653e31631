// The swipe actions of rows, which a test asks for and performs.

import Compositional
import Foundation

/// The actions of a row swiped from one side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inward.
  public let actions: [UIContextualAction]
  /// True if a full swipe runs the first action; kept, without effect.
  open var performsFirstActionWithFullSwipe: Bool = true {
    didSet {
      UIKitSimulation.noteInert("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe")
    }
  }

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
