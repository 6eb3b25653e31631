/// How a section scrolls on its own, and who is told of it; taken over from the description.
///
/// Shared rather than copied with the geometry of its section, for queries never look at it.
package final class SectionScrolling: Sendable {
  /// Whether and how the section scrolls across the layout.
  let behavior: OrthogonalScrollingBehavior
  /// How an orthogonal section moves.
  let properties: OrthogonalScrollingProperties
  /// What is told of the visible items; nil for nobody.
  let handler: VisibleItemsInvalidationHandler?

  init(_ section: CollectionLayoutSection) {
    behavior = section.orthogonalScrollingBehavior
    properties = section.orthogonalScrollingProperties
    handler = section.visibleItemsInvalidationHandler
  }
}
