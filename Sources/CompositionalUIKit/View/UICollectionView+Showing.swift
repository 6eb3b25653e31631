import Compositional
import Foundation

extension UICollectionView {
  /// Where the view and its sections are scrolled to and how large it is.
  public var viewport: Viewport {
    // Where sections rest is for the layout to say.
    _ = compositionalLayout?.solved
    return Viewport(
      contentOffset: contentOffset, size: bounds.size, adjustedContentInset: adjustedContentInset,
      orthogonalOffsets: rows.offsets)
  }

  /// What the layout depends on besides its description.
  public var environment: CollectionLayoutEnvironment {
    let traits = traitCollection
    return CollectionLayoutEnvironment(
      size: bounds.size, displayScale: traits.displayScale,
      layoutDirection: traits.layoutDirection, safeAreaInsets: safeAreaInsets,
      layoutMargins: layoutMargins, contentSizeCategory: traits.preferredContentSizeCategory,
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
  }

  /// The elements in sight, in layout order.
  public var visibleAttributes: [UICollectionViewLayoutAttributes] {
    collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
  }

  /// The items in sight, in layout order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleAttributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }

  /// The item at a point of the content; the nearest to the eye of several.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && seen($0).contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Where a cell is; nil when there is no such item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary view is; nil when there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
