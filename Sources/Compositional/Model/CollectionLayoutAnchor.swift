/// The point of a host or of a supplementary by which the two are held together.
///
/// Apple's name: `NSCollectionLayoutAnchor` (rule 1.4, 2.12).
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that name the point; an axis with none or both names its middle.
  public let edges: DirectionalRectEdge
  /// How far the supplementary is moved: points, or fractions of its own size.
  public let offset: CGPoint
  /// Whether ``offset`` is in fractions of the supplementary's own size.
  public let isFractionalOffset: Bool

  /// Makes an anchor at edges, without an offset.
  public init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: CGPoint(x: 0, y: 0))
  }

  /// Makes an anchor at edges, moved by points.
  ///
  /// - Precondition: the offset is finite.
  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Makes an anchor at edges, moved by fractions of the supplementary's own width and height.
  ///
  /// - Precondition: the offset is finite.
  public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: DirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    requireFinite(offset.x, "anchor offset")
    requireFinite(offset.y, "anchor offset")
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The offset in points along an axis, for a supplementary of a length in points.
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
