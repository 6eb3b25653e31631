import Compositional
import Foundation

/// What of a layout is no longer valid.
///
/// As at Apple, one that was just made names nothing; what `invalidateLayout()` uses names
/// everything.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var namesEverything = false

  /// Whether everything is to be prepared anew.
  open var invalidateEverything: Bool { namesEverything }
  /// Whether the item counts are to be asked for again.
  open var invalidateDataSourceCounts: Bool { namesEverything }
  /// The move of the content offset that goes with it, in points.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// The change of the content size that goes with it, in points.
  open var contentSizeAdjustment: CGSize = .zero
  /// The items that were named; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that were named, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Makes a context that names nothing.
  public required override init() {}

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
