/// A header, footer or side view at the boundary of a section or of the whole layout.
///
/// Apple's name: `NSCollectionLayoutBoundarySupplementaryItem` (rule 1.7, 2.10, 2.11).
public struct CollectionLayoutBoundarySupplementaryItem: Hashable, Sendable {
  /// The size; its fractions are of the section's span across and of the container's length along.
  public let layoutSize: CollectionLayoutSize
  /// The kind of view, of the user's choosing; each kind once in a section.
  public let elementKind: String
  /// The edge or corner it sits at.
  public let alignment: RectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether it lies outside the content and lengthens the section.
  public var extendsBoundary: Bool = true
  /// Whether it stays in sight while its section is.
  public var pinToVisibleBounds: Bool = false
  /// The order in depth: higher is nearer to the eye.
  public var zIndex: Int = 1
  /// Insets in points that shrink the view's frame.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// Room outside; kept for completeness, it has no effect at a boundary.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Makes a boundary item.
  ///
  /// - Parameters:
  ///   - layoutSize: its size.
  ///   - elementKind: the kind of view.
  ///   - alignment: the edge or corner it sits at.
  ///   - absoluteOffset: how far it is moved from there, in points.
  /// - Precondition: the offset is finite.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint = CGPoint(x: 0, y: 0)
  ) {
    requireFinite(absoluteOffset.x, "boundary item offset")
    requireFinite(absoluteOffset.y, "boundary item offset")
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    self.offset = absoluteOffset
  }
}

extension CollectionLayoutBoundarySupplementaryItem: CustomStringConvertible {
  /// The kind, size, place and behaviour.
  public var description: String {
    var parts = ["boundary \"\(elementKind)\" \(layoutSize)", "alignment: .\(alignment)"]
    if offset != CGPoint(x: 0, y: 0) {
      parts.append("offset: (\(points: offset.x), \(points: offset.y))")
    }
    if !extendsBoundary { parts.append("extendsBoundary: false") }
    if pinToVisibleBounds { parts.append("pinToVisibleBounds: true") }
    parts.append("zIndex: \(zIndex)")
    return parts.joined(separator: ", ")
  }
}
