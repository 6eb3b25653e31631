import Compositional

/// The rounding of sizes and positions (rules 2.16, 2.27).
struct ReferencePixels {
  /// The display scale, in pixels per point.
  let scale: Double

  /// The floating-point noise that is ignored, in pixels (rule 2.30).
  static let noise = 1e-6

  /// Returns a length from a fraction, floored to a whole pixel.
  func size(_ length: Double) -> Double {
    (length * scale + Self.noise).rounded(.down) / scale
  }

  /// Returns a coordinate rounded to the nearest pixel, halves away from zero.
  func position(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    let magnitude = (pixels.magnitude + Self.noise).rounded(.toNearestOrAwayFromZero)
    return (pixels < 0 ? -magnitude : magnitude) / scale
  }

  /// Returns an offset at which a row can rest: a whole pixel, the larger of two at the same distance.
  func rest(_ offset: Double) -> Double {
    let pixels = offset * scale
    let below = pixels.rounded(.down)
    return (pixels - below + Self.noise < 0.5 ? below : below + 1) / scale
  }

  /// Returns a frame in the form of results: its corner rounded to a pixel, its size unchanged.
  func frame(_ box: ReferenceBox) -> ReferenceBox {
    ReferenceBox(
      origin: ReferencePoint(x: position(box.origin.x), y: position(box.origin.y)), size: box.size)
  }

  /// Returns a dimension in points: fractions of a container, floored; negative lengths become
  /// zero.
  func resolve(
    _ dimension: CollectionLayoutDimension, in container: ReferencePoint
  ) -> Double {
    switch dimension.kind {
    case .fractionalWidth: max(0, size(max(0, dimension.dimension) * max(0, container.x)))
    case .fractionalHeight: max(0, size(max(0, dimension.dimension) * max(0, container.y)))
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, dimension.dimension)
    }
  }

  /// Returns a size in points.
  func resolve(_ size: CollectionLayoutSize, in container: ReferencePoint) -> ReferencePoint {
    ReferencePoint(
      x: resolve(size.widthDimension, in: container),
      y: resolve(size.heightDimension, in: container))
  }
}

/// The dimensions along an axis.
extension CollectionLayoutSize {
  func along(_ axis: LayoutAxis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// Returns the size with another dimension along an axis.
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
  /// Returns true if this is a fraction of the length along an axis, as a width or a height.
  func isFractionOfLength(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? isFractionalWidth : isFractionalHeight
  }
}

/// The edge spacing along one axis; an edge without spacing has a fixed one of zero.
struct ReferenceEdges {
  let start: CollectionLayoutSpacing
  let end: CollectionLayoutSpacing

  init(_ spacing: CollectionLayoutEdgeSpacing?, along axis: LayoutAxis) {
    let none = CollectionLayoutSpacing.fixed(0)
    start = (axis == .horizontal ? spacing?.leading : spacing?.top) ?? none
    end = (axis == .horizontal ? spacing?.trailing : spacing?.bottom) ?? none
  }

  /// The minimum space of both edges.
  var minimum: Double { start.spacing + end.spacing }

  /// The number of flexible edges.
  var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }
}

extension CollectionLayoutSpacing {
  /// Returns the space of the spacing if every flexible spacing receives a share of the remaining
  /// space.
  func room(share: Double) -> Double { isFlexible ? spacing + share : spacing }
}
