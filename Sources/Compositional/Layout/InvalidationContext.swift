/// The part of a layout that is invalid.
///
/// Apple's name: `UICollectionViewLayoutInvalidationContext`, including the contexts that UIKit
/// creates itself (rule 2.20).
///
/// | case | section provider | groups solved | measured sizes |
/// |---|---|---|---|
/// | ``everything`` | once per section | one per section | discarded |
/// | ``itemCounts(_:)`` | once per section | one per section | kept in sections with an unchanged
/// item count |
/// | ``items(_:)`` | not called | those of the items | discarded for these items |
/// | ``supplementaryElements(kind:at:)`` | not called | none | discarded for these elements |
/// | ``decorationElements`` | not called | none | kept |
/// | ``environment(_:)`` | once per section | one per section | kept if the proposal is unchanged;
/// discarded if the size of the view or the text changes |
/// | ``configuration(_:)`` | once per section | one per section | kept if the proposal is unchanged
/// |
///
/// If sizes are kept but their groups resolve differently, these groups are solved too. A layout
/// that replaces another one has none of its sizes.
public enum InvalidationContext: Sendable {
  /// Everything, as after `reloadData()`.
  case everything
  /// The number of items of each section.
  case itemCounts([Int])
  /// Cells to measure again.
  case items([ElementIndexPath])
  /// Boundary items of a kind to measure again, by index path.
  case supplementaryElements(kind: String, at: [ElementIndexPath])
  /// Decorations, which follow their sections and have no state.
  case decorationElements
  /// The environment: view size, safe area, margins, reading direction, scale, text size or traits.
  case environment(CollectionLayoutEnvironment)
  /// The settings of the whole layout.
  case configuration(CollectionLayoutConfiguration)
}
