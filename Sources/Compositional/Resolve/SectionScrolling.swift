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

  /// Takes the values of a section; without one, it does not scroll.
  init(_ section: CollectionLayoutSection? = nil) {
    behavior = section?.orthogonalScrollingBehavior ?? .none
    properties = section?.orthogonalScrollingProperties ?? .init()
    handler = section?.visibleItemsInvalidationHandler
  }

  /// Takes the values of another section, with a handler of its own.
  init(_ other: SectionScrolling, _ handler: VisibleItemsInvalidationHandler?) {
    behavior = other.behavior
    properties = other.properties
    self.handler = handler
  }
}
