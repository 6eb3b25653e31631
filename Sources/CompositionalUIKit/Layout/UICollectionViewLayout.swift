import Compositional
import Foundation

/// What places the elements of a collection view: the class that all layouts inherit from.
///
/// It places nothing by itself. Subclasses of the user's own may override what they override at
/// Apple; it belongs to no actor and is to be used from one place at a time.
open class UICollectionViewLayout: NSObject {
  /// The view that shows the layout; nil for one that is only asked.
  public internal(set) weak var collectionView: UICollectionView?
  /// The decoration views that were registered, by kind.
  private(set) var decorationClasses: [String: AnyClass] = [:]

  /// Makes a layout without elements.
  public override init() {}

  /// Makes a layout; what an archive holds of it is not read.
  public required init?(coder: NSCoder) {}

  /// Registers the class of a decoration view.
  ///
  /// - Parameters:
  ///   - viewClass: the class; nil takes back what was registered.
  ///   - elementKind: the kind that decoration items name.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Registers a decoration view that a nib describes.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { _ in UICollectionReusableView.self }
  }

  /// Makes the layout ready for queries.
  open func prepare() {}

  /// Says that the next query has to prepare anew.
  open func invalidateLayout() {
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }

  /// Says that the next query has to prepare anew what a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}

  /// Whether the layout depends on the bounds; by default on their size alone.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that meet a rectangle, in points of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where a cell is; nil when there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view is; nil when there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where a decoration view is; nil when there is none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where the view is to rest instead of a proposed content offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// Where the view is to rest instead of a proposed content offset, after an update.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Whether a layout mirrors itself in the other reading direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// What of a layout is no longer valid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is to be prepared anew.
  open var invalidateEverything: Bool { true }
  /// Whether the item counts are to be asked for again.
  open var invalidateDataSourceCounts: Bool { true }
  /// The move of the content offset that goes with it, in points.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// The change of the content size that goes with it, in points.
  open var contentSizeAdjustment: CGSize = .zero

  /// Makes a context that names everything.
  public override init() {}
}
