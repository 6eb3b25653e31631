import Foundation

/// The delegate that gives the rows of a drag.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns what a drag of a row begins with; nothing for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}
