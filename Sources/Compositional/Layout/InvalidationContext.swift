/// What of a layout is no longer valid.
///
/// Apple's name: `UICollectionViewLayoutInvalidationContext`, and the occasions on which UIKit makes
/// one by itself (rule 2.20).
///
/// | case | section provider | groups solved | measured sizes |
/// |---|---|---|---|
/// | ``everything`` | once a section | one a section | forgotten |
/// | ``itemCounts(_:)`` | once a section | one a section | kept in sections of as many items |
/// | ``items(_:)`` | not at all | those of the items | forgotten for these items |
/// | ``supplementaryElements(kind:at:)`` | not at all | none | forgotten for these elements |
/// | ``decorationElements`` | not at all | none | kept |
/// | ``environment(_:)`` | once a section | one a section | kept where the proposal is the same; in a view or with text of another size forgotten |
/// | ``configuration(_:)`` | once a section | one a section | kept where the proposal is the same |
///
/// Where sizes are kept but their groups resolve to something else, these groups are solved too. A
/// layout that takes the place of another knows nothing of its sizes.
public enum InvalidationContext: Sendable {
  /// All there is, as after `reloadData()`.
  case everything
  /// The number of items of each section.
  case itemCounts([Int])
  /// Cells that are to measure themselves again.
  case items([ElementIndexPath])
  /// Boundary items of a kind that are to measure themselves again, by their index paths.
  case supplementaryElements(kind: String, at: [ElementIndexPath])
  /// Backgrounds, which follow their sections and keep nothing.
  case decorationElements
  /// The view: its size, safe area, margins, reading direction, scale, text size or traits.
  case environment(CollectionLayoutEnvironment)
  /// What holds for the layout as a whole.
  case configuration(CollectionLayoutConfiguration)
}
