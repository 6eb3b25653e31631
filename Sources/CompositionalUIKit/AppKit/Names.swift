import Compositional
import Foundation

// AppKit's spellings. Its environment has a container alone, and its index paths are the same.

/// A layout of sections.
public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
/// What holds for a layout as a whole.
public typealias NSCollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration
/// What gives the section at an index; nil for none.
public typealias NSCollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayoutSectionProvider
/// What places the elements of a collection view.
public typealias NSCollectionViewLayout = UICollectionViewLayout
/// Where an element of a layout is and how it looks.
public typealias NSCollectionViewLayoutAttributes = UICollectionViewLayoutAttributes
/// What of a layout is no longer valid.
public typealias NSCollectionViewLayoutInvalidationContext =
  UICollectionViewLayoutInvalidationContext
/// A collection view without a screen.
public typealias NSCollectionView = UICollectionView
/// How a section scrolls across the layout's direction, and where it comes to rest.
public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior =
  UICollectionLayoutSectionOrthogonalScrollingBehavior

extension UICollectionView {
  /// The kind of a supplementary element, as AppKit names it.
  public typealias SupplementaryElementKind = String
  /// The kind of a decoration element, as AppKit names it.
  public typealias DecorationElementKind = String
}
