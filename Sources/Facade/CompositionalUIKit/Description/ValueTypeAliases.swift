import Compositional
import Foundation

// Apple's structures and enumerations are aliases of the engine's.

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
