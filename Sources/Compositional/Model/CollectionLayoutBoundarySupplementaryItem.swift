/// A header, footer or side view at the boundary of a section or of the whole layout.
///
/// Apple's name: `NSCollectionLayoutBoundarySupplementaryItem` (rules 1.7, 2.10, 2.11).
public struct CollectionLayoutBoundarySupplementaryItem: Hashable, Sendable {
  /// The size: fractions across are of the section's span, fractions along are of the container.
  public let layoutSize: CollectionLayoutSize
  /// The element kind, chosen by the user; unique in its section.
  public let elementKind: String
  /// The edge or corner at which the item is placed.
  public let alignment: RectAlignment
  /// The offset from that position, in points.
  public let offset: CGPoint
  /// True if the item lies outside the content and extends the section.
  public var extendsBoundary: Bool = true
  /// True if the item stays visible while its section is.
  public var pinToVisibleBounds: Bool = false
  /// The order in depth: higher is closer to the viewer.
  public var zIndex: Int = 1
  /// The insets that shrink the frame of the view, in points.
  public var contentInsets: DirectionalEdgeInsets = .zero
  /// The spacing outside the item; it has no effect at a boundary.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates a boundary item.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the item.
  ///   - elementKind: The element kind, unique in its section.
  ///   - alignment: The edge or corner at which the item is placed.
  ///   - absoluteOffset: The offset from that position, in points.
  /// - Precondition: The offset is finite.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint = CGPoint(x: 0, y: 0)
  ) {
    requireFinite(absoluteOffset.x, "boundary item offset")
    requireFinite(absoluteOffset.y, "boundary item offset")
    self.init(layoutSize, elementKind, alignment, unchecked: absoluteOffset)
  }

  /// Creates a boundary item with any offset, for a front end that reports those that are not
  /// finite.
  package init(
    _ layoutSize: CollectionLayoutSize, _ elementKind: String, _ alignment: RectAlignment,
    unchecked offset: CGPoint
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    self.offset = offset
  }
}

extension CollectionLayoutBoundarySupplementaryItem: CustomStringConvertible {
  /// The kind, size, alignment and options that differ from the defaults.
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
