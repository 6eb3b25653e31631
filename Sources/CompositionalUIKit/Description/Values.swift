import Compositional
import Foundation

// Apple's immutable types are the engine's values under their other name.

/// A width or a height: a fraction, points, or an estimate.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// A width and a height.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// Room between items: exactly so much, or at least so much.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// Room outside the slot of an item, edge by edge.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// The point of a host or of a supplementary by which the two are held together.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// The frame of one cell of a custom group.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// Insets whose sides follow the reading direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// Edges whose sides follow the reading direction.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// An edge or a corner.
public typealias NSRectAlignment = RectAlignment
/// The guide whose insets keep content away from the edges.
public typealias UIContentInsetsReference = ContentInsetsReference
/// How a section scrolls across the layout's direction, and where it comes to rest.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior = OrthogonalScrollingBehavior

/// What gives a custom group its frames, for an environment whose container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// What is told of a section's visible items, its offset and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void

/// What gives the section at an index; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A closure of the user's own where the engine asks for one that may be called from anywhere.
///
/// Apple's closures belong to the main actor and say nothing of it in their types. As there, they
/// are called where the layout is used, so whoever hands a layout to another thread answers for
/// what its closures touch.
struct UserClosure<Body>: @unchecked Sendable {
  let body: Body
}
