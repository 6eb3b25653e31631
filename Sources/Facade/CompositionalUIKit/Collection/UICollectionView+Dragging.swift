// Dragging items out of and into collection views; the delegates are kept and not called.

import Foundation

/// The delegate that gives the items of a drag.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns what a drag of an item begins with; nothing for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// The delegate that takes the items of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what was let go.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// What was let go over a collection view, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The place; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// The place and kind.
  var proposal: UICollectionViewDropProposal { get }
  /// What was let go.
  var session: any UIDropSession { get }
}

extension UICollectionView {
  /// Nil: no context menu is shown.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
