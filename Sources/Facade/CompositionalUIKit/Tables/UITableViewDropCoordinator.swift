import Foundation

/// What was let go over a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items, each with its row before the drag.
  var items: [any UITableViewDropItem] { get }
  /// The place; nil for none.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Lets an item go to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
