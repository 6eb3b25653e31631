// Stand-ins for parts of collection views that are not here.

import Foundation

/// A cell that stands for an item until its data has arrived.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The place.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  public let reuseIdentifier: String
  /// A closure that changes the cell; nil for none.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}
