import Compositional
import Foundation

// AppKit's spellings. Its environment has only a container; its index paths are the same.

/// A layout of sections.
public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
/// The properties of a whole layout.
public typealias NSCollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration
/// A closure that returns the section at an index; nil for none.
public typealias NSCollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayoutSectionProvider
/// The base class of layouts.
public typealias NSCollectionViewLayout = UICollectionViewLayout
/// The position and appearance of an element of a layout.
public typealias NSCollectionViewLayoutAttributes = UICollectionViewLayoutAttributes
/// The parts of a layout that an invalidation covers.
public typealias NSCollectionViewLayoutInvalidationContext =
  UICollectionViewLayoutInvalidationContext
/// A collection view without a screen.
public typealias NSCollectionView = UICollectionView
/// A data source that applies the differences between snapshots.
public typealias NSCollectionViewDiffableDataSource<Section: Hashable, Item: Hashable> =
  UICollectionViewDiffableDataSource<Section, Item>
/// The orthogonal scrolling of a section, and the offsets at which it comes to rest.
public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior =
  UICollectionLayoutSectionOrthogonalScrollingBehavior

extension UICollectionView {
  /// The kind of a supplementary element, as AppKit names it.
  public typealias SupplementaryElementKind = String
  /// The kind of a decoration element, as AppKit names it.
  public typealias DecorationElementKind = String
}
