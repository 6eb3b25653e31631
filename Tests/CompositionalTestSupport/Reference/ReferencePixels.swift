import Compositional

/// The two roundings of a layout (2.16, 2.27 P1 and P3).
struct ReferencePixels {
  /// Pixels a point.
  let scale: Double

  /// The tolerance for rounding errors, in pixels (2.30).
  static let noise = 1e-6

  /// A length that came from a fraction: down to a whole pixel.
  func size(_ length: Double) -> Double {
    (length * scale + Self.noise).rounded(.down) / scale
  }

  /// A coordinate: to the nearest pixel, halves away from zero.
  func position(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    let magnitude = (pixels.magnitude + Self.noise).rounded(.toNearestOrAwayFromZero)
    return (pixels < 0 ? -magnitude : magnitude) / scale
  }

  /// A frame as it is answered: its corner on a pixel, its size as it is.
  func frame(_ box: ReferenceBox) -> ReferenceBox {
    ReferenceBox(
      origin: ReferencePoint(x: position(box.origin.x), y: position(box.origin.y)), size: box.size)
  }

  /// A dimension in points: fractions of a container, floored; negative lengths count as zero.
  func resolve(
    _ dimension: CollectionLayoutDimension, in container: ReferencePoint
  ) -> Double {
    switch dimension.kind {
    case .fractionalWidth: max(0, size(max(0, dimension.dimension) * max(0, container.x)))
    case .fractionalHeight: max(0, size(max(0, dimension.dimension) * max(0, container.y)))
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, dimension.dimension)
    }
  }

  /// A size in points.
  func resolve(_ size: CollectionLayoutSize, in container: ReferencePoint) -> ReferencePoint {
    ReferencePoint(
      x: resolve(size.widthDimension, in: container),
      y: resolve(size.heightDimension, in: container))
  }
}

/// The parts of a description along an axis.
extension CollectionLayoutSize {
  func along(_ axis: LayoutAxis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The same size with another dimension along an axis.
  func replacing(_ axis: LayoutAxis, _ dimension: CollectionLayoutDimension) -> CollectionLayoutSize
  {
    axis == .horizontal
      ? CollectionLayoutSize(widthDimension: dimension, heightDimension: heightDimension)
      : CollectionLayoutSize(widthDimension: widthDimension, heightDimension: dimension)
  }

  var axesWithEstimates: [LayoutAxis] { LayoutAxis.allCases.filter { along($0).isEstimated } }

  var uniformAxes: [LayoutAxis] { LayoutAxis.allCases.filter { along($0).isUniformAcrossSiblings } }
}

extension CollectionLayoutDimension {
  /// Returns true for a fraction of the length along an axis.
  func isFractionOfLength(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? isFractionalWidth : isFractionalHeight
  }
}

/// Edge spacing along one axis; an edge without spacing has a fixed one of zero.
struct ReferenceEdges {
  let start: CollectionLayoutSpacing
  let end: CollectionLayoutSpacing

  init(_ spacing: CollectionLayoutEdgeSpacing?, along axis: LayoutAxis) {
    let none = CollectionLayoutSpacing.fixed(0)
    start = (axis == .horizontal ? spacing?.leading : spacing?.top) ?? none
    end = (axis == .horizontal ? spacing?.trailing : spacing?.bottom) ?? none
  }

  /// The least room that both take.
  var minimum: Double { start.spacing + end.spacing }

  /// The number of flexible ones among the two.
  var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }
}

extension CollectionLayoutSpacing {
  /// Returns the room that this takes if every flexible spacing gets a share of the rest.
  func room(share: Double) -> Double { isFlexible ? spacing + share : spacing }
}
