import Foundation

/// The place and kind of a drop over a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: NSObject {
  /// The place of a drop.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one, by the place of the finger.
    case automatic = 3
  }

  public let operation: UIDropOperation
  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}
