import Compositional
import Foundation

/// The parts of a layout that an invalidation covers.
///
/// As in UIKit, a new context names nothing; the context of `invalidateLayout()` names everything.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var namesEverything = false
  /// True if a collection view makes the context because items came or went.
  var namesCounts = false

  /// True if views are asked for their sizes again, because the view has another size.
  var measuresAgain = false

  /// True if the whole layout is invalidated.
  open var invalidateEverything: Bool { namesEverything }
  /// True if the item counts are queried again.
  open var invalidateDataSourceCounts: Bool { namesEverything || namesCounts }
  open var contentOffsetAdjustment: CGPoint = .zero
  /// What is added to the size of the content until the next layout pass, in points.
  open var contentSizeAdjustment: CGSize = .zero
  /// The named items; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The named supplementary views, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The named decoration views, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The index paths that items had which follow a finger; nil if none does.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths that items take which follow a finger; nil if none does.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The place of the finger that items follow, in content points.
  open private(set) var interactiveMovementTarget: CGPoint = .zero

  /// Creates a context that names nothing.
  public required override init() {}

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Notes the movement of items by a finger, and names the items it concerns.
  ///
  /// - Parameters:
  ///   - targets: The index paths that the items take.
  ///   - previous: The index paths that the items had.
  ///   - position: The place of the finger in content points; nil once it is lifted.
  func takeMovement(to targets: [IndexPath], from previous: [IndexPath], position: CGPoint?) {
    targetIndexPathsForInteractivelyMovingItems = targets
    previousIndexPathsForInteractivelyMovingItems = previous
    interactiveMovementTarget = position ?? .zero
    invalidateItems(at: previous + targets.filter { !previous.contains($0) })
  }
}
