/// The orthogonal scrolling and the visible items handler of a section, from its description.
///
/// Shared by reference rather than copied with the geometry of its section, because queries never
/// read it.
package final class SectionScrolling: Sendable {
  /// The orthogonal scrolling behavior.
  let behavior: OrthogonalScrollingBehavior
  /// The bounce and deceleration.
  let properties: OrthogonalScrollingProperties
  /// The visible items handler; nil for none.
  let handler: VisibleItemsInvalidationHandler?

  init(_ section: CollectionLayoutSection) {
    behavior = section.orthogonalScrollingBehavior
    properties = section.orthogonalScrollingProperties
    handler = section.visibleItemsInvalidationHandler
  }
}
