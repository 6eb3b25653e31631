/// The resolved container, insets and axes of a section, in points.
///
/// Depends on the description and the environment only. `main` is the layout's scroll direction;
/// groups follow one another along `advance`, which is the other axis in an orthogonal section.
package struct ResolvedSection: Sendable {
  /// The axis along which sections follow one another.
  package let main: LayoutAxis
  /// The axis along which groups follow one another (rules 2.15.1, 2.15.9).
  package private(set) var advance: LayoutAxis
  /// The size of the collection view, in points: the container of the layout (rule 2.1.1).
  package let view: Vector
  /// The size that fractions of the top-level group refer to, in points (rules 2.1.2, 2.1.3).
  package private(set) var container: Vector
  /// The insets before the groups, in points.
  package private(set) var start = Vector.zero
  /// The insets after the groups, in points.
  package private(set) var end = Vector.zero
  /// The span of boundary items across the scroll direction, in points from the view's edge.
  package private(set) var boundarySpan: Span
  /// True if the container after its insets is not positive on some axis (rules 2.18, 2.30).
  package private(set) var hasNoRoom: Bool
  /// The orthogonal scrolling and the visible items handler of the section.
  package var scrolling: SectionScrolling

  /// Creates the room of a section without insets: all of the view.
  init(
    configuration: CollectionLayoutConfiguration, environment: CollectionLayoutEnvironment,
    scrolling: SectionScrolling = SectionScrolling()
  ) {
    main = configuration.scrollDirection
    advance = scrolling.behavior == .none ? main : main.perpendicular
    let size = environment.container.contentSize
    view = Vector(x: Double(size.width), y: Double(size.height))
    container = view
    boundarySpan = Span(low: 0, high: view[main.perpendicular])
    hasNoRoom = false
    self.scrolling = scrolling
  }

  /// Creates a resolved section.
  package init(
    _ section: CollectionLayoutSection, configuration: CollectionLayoutConfiguration,
    environment: CollectionLayoutEnvironment
  ) {
    self.init(
      configuration: configuration, environment: environment, scrolling: SectionScrolling(section))
    let quirks = environment.quirks
    let cross = main.perpendicular
    func guide(_ reference: ContentInsetsReference) -> DirectionalEdgeInsets {
      environment.insets(
        of: reference == .automatic ? configuration.contentInsetsReference : reference)
    }
    func combined(_ own: Double, _ reference: Double) -> Double {
      quirks.contains(.referenceInsetsAreMinimum) ? max(own, reference) : own + reference
    }
    let reference = guide(section.contentInsetsReference)
    start = Vector(
      x: section.contentInsets.start(.horizontal), y: section.contentInsets.start(.vertical))
    end = Vector(
      x: section.contentInsets.end(.horizontal), y: section.contentInsets.end(.vertical))
    start[cross] = combined(start[cross], reference.start(cross))
    end[cross] = combined(end[cross], reference.end(cross))

    // Insets reduce only the axis across the direction in which groups advance (rules 2.27, P4),
    // and those of the guide a row as well (rule 2.15.1).
    container[advance.perpendicular] -= start[advance.perpendicular] + end[advance.perpendicular]
    if advance == cross { container[cross] -= reference.total(cross) }

    hasNoRoom = container.x <= 0 || container.y <= 0
    boundarySpan = Self.boundarySpan(
      of: section, width: view[cross], cross: cross,
      inset: Span(low: start[cross], high: view[cross] - end[cross]), guide: guide)
  }

  /// Returns the span of boundary items (rules 2.10.10, 2.14): inside a guide of their own, or
  /// inside the section's insets and its reference, or the whole width.
  private static func boundarySpan(
    of section: CollectionLayoutSection, width: Double, cross: LayoutAxis, inset: Span,
    guide: (ContentInsetsReference) -> DirectionalEdgeInsets
  ) -> Span {
    let reference = section.supplementaryContentInsetsReference
    guard reference != .automatic else {
      return section.supplementariesFollowContentInsets ? inset : Span(low: 0, high: width)
    }
    let insets = guide(reference)
    return Span(low: insets.start(cross), high: width - insets.end(cross))
  }
}
