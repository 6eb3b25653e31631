import Foundation

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
