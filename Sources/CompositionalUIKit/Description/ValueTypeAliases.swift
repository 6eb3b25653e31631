import Compositional
import Foundation

// Apple's immutable types are aliases of the engine's values.

/// A width or a height: a fraction, points, or an estimate.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// A width and a height.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// A fixed or a minimum spacing between items.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// The spacing outside each edge of an item's slot.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// An anchor point on a host or on a supplementary view.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// The frame of one cell of a custom group.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// Insets whose sides follow the reading direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// Edges whose sides follow the reading direction.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// An edge or a corner.
public typealias NSRectAlignment = RectAlignment
/// The guide whose insets apply to content.
public typealias UIContentInsetsReference = ContentInsetsReference
/// The orthogonal scrolling of a section, and the offsets at which it comes to rest.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior = OrthogonalScrollingBehavior

/// A closure that returns a custom group's frames for an environment whose container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A closure that receives a section's visible items, its offset and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void

/// A closure that returns the section at an index; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
