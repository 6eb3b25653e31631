import Foundation

/// The delegate that takes what is let go over a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what was let go.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
