import Compositional

/// A change of a whole description that must change its frames in the same way.
///
/// Each closure changes one kind of value. The tree is walked in one place,
/// so that no law about transposing or scaling can miss a part of it.
package struct LayoutTransformation {
  package let rect: @Sendable (CGRect) -> CGRect
  let inverseRect: @Sendable (CGRect) -> CGRect
  let axis: (LayoutAxis) -> LayoutAxis
  let dimension: (CollectionLayoutDimension) -> CollectionLayoutDimension
  let swapsDimensions: Bool
  let points: (CGFloat) -> CGFloat
  let edges: (DirectionalRectEdge) -> DirectionalRectEdge
  let alignment: (RectAlignment) -> RectAlignment
  let displayScale: CGFloat

  /// Swaps x and y.
  package static var transposition: Self {
    Self(
      rect: { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) },
      inverseRect: { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) },
      axis: { $0.perpendicular },
      dimension: {
        switch $0.kind {
        case .fractionalWidth: .fractionalHeight($0.dimension)
        case .fractionalHeight: .fractionalWidth($0.dimension)
        default: $0
        }
      },
      swapsDimensions: true, points: { $0 }, edges: Self.transposed, alignment: Self.transposed,
      displayScale: 1)
  }

  /// Multiplies every length in points, and divides the display scale by the same factor.
  package static func scaling(by factor: CGFloat) -> Self {
    @Sendable func scale(_ rect: CGRect, _ factor: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor,
        height: rect.height * factor)
    }
    return Self(
      rect: { scale($0, factor) }, inverseRect: { scale($0, 1 / factor) }, axis: { $0 },
      dimension: {
        switch $0.kind {
        case .absolute: .absolute($0.dimension * factor)
        case .estimated: .estimated($0.dimension * factor)
        case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: $0.dimension * factor)
        default: $0
        }
      },
      swapsDimensions: false, points: { $0 * factor }, edges: { $0 }, alignment: { $0 },
      displayScale: 1 / factor)
  }

  private static func transposed(_ edges: DirectionalRectEdge) -> DirectionalRectEdge {
    let pairs: [(DirectionalRectEdge, DirectionalRectEdge)] = [
      (.top, .leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
    ]
    return pairs.reduce(into: []) { if edges.contains($1.0) { $0.insert($1.1) } }
  }

  private static func transposed(_ alignment: RectAlignment) -> RectAlignment {
    switch alignment {
    case .none: .none
    case .top: .leading
    case .topLeading: .topLeading
    case .leading: .top
    case .bottomLeading: .topTrailing
    case .bottom: .trailing
    case .bottomTrailing: .bottomTrailing
    case .trailing: .bottom
    case .topTrailing: .bottomLeading
    }
  }
}

// MARK: Values

extension LayoutTransformation {
  package func size(_ size: CGSize) -> CGSize {
    rect(CGRect(origin: CGPoint(x: 0, y: 0), size: size)).size
  }

  package func point(_ point: CGPoint) -> CGPoint {
    rect(CGRect(origin: point, size: CGSize(width: 0, height: 0))).origin
  }

  package func attributes(_ attributes: LayoutAttributes) -> LayoutAttributes {
    LayoutAttributes(id: attributes.id, frame: rect(attributes.frame), zIndex: attributes.zIndex)
  }

  package func insets(_ insets: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
    let corner = point(CGPoint(x: insets.left, y: insets.top))
    let opposite = point(CGPoint(x: insets.right, y: insets.bottom))
    return PhysicalEdgeInsets(top: corner.y, left: corner.x, bottom: opposite.y, right: opposite.x)
  }

  func insets(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    let corner = point(CGPoint(x: insets.leading, y: insets.top))
    let opposite = point(CGPoint(x: insets.trailing, y: insets.bottom))
    return DirectionalEdgeInsets(
      top: corner.y, leading: corner.x, bottom: opposite.y, trailing: opposite.x)
  }

  func size(_ size: CollectionLayoutSize) -> CollectionLayoutSize {
    let (width, height) = (dimension(size.widthDimension), dimension(size.heightDimension))
    return swapsDimensions
      ? CollectionLayoutSize(height, width) : CollectionLayoutSize(width, height)
  }

  func spacing(_ spacing: CollectionLayoutSpacing?) -> CollectionLayoutSpacing? {
    guard let spacing else { return nil }
    let points = points(spacing.spacing)
    return spacing.isFlexible ? .flexible(points) : .fixed(points)
  }

  func edgeSpacing(_ edges: CollectionLayoutEdgeSpacing?) -> CollectionLayoutEdgeSpacing? {
    guard let edges else { return nil }
    let leading = spacing(edges.leading)
    let top = spacing(edges.top)
    let trailing = spacing(edges.trailing)
    let bottom = spacing(edges.bottom)
    return swapsDimensions
      ? CollectionLayoutEdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
      : CollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }
}
