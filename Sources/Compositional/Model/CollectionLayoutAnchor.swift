/// A point of a host or of a supplementary item, by which the two are aligned.
///
/// Apple's name: `NSCollectionLayoutAnchor` (rules 1.4, 2.12).
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that determine the point; an axis with no edge or both has its center.
  public let edges: DirectionalRectEdge
  /// The offset of the supplementary item, in points or as fractions of its own size.
  public let offset: CGPoint
  /// True if ``offset`` is a fraction of the supplementary item's own size.
  public let isFractionalOffset: Bool

  /// Creates an anchor at edges, without an offset.
  public init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: CGPoint(x: 0, y: 0))
  }

  /// Creates an anchor at edges with an offset in points.
  ///
  /// - Precondition: The offset is finite.
  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at edges with an offset in fractions of the supplementary item's own size.
  ///
  /// - Precondition: The offset is finite.
  public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Creates an anchor with an offset from outside; nil unless it is finite.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - offset: The offset in points, or in fractions of the supplementary item's own size.
  ///   - isFractional: True for fractions.
  public init?(edges: DirectionalRectEdge, finite offset: CGPoint, isFractional: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return nil }
    self.init(unchecked: edges, offset, isFractional: isFractional)
  }

  private init(_ edges: DirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    requireFinite(offset.x, "anchor offset")
    requireFinite(offset.y, "anchor offset")
    self.init(unchecked: edges, offset, isFractional: isFractional)
  }

  /// Creates an anchor with any offset, for a front end that reports those that are not finite.
  package init(unchecked edges: DirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// True if ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the offset along an axis, in points, for a supplementary item of a length in points.
  package func offset(_ axis: LayoutAxis, length: Double) -> Double {
    let number = Double(axis == .horizontal ? offset.x : offset.y)
    return isFractionalOffset ? number * length : number
  }
}

extension CollectionLayoutAnchor: CustomStringConvertible {
  /// The edges and the offset.
  public var description: String {
    guard offset != CGPoint(x: 0, y: 0) else { return "\(edges)" }
    let name = isFractionalOffset ? "fractionalOffset" : "absoluteOffset"
    return "\(edges) \(name): (\(points: offset.x), \(points: offset.y))"
  }
}
