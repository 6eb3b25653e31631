import Foundation

/// An item that was let go over a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// The row before the drag; nil for an item from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
