/// Resolves dimensions to points; the only place where sizes are rounded (rules 2.1, 2.16).
package struct DimensionResolver: Hashable, Sendable {
  /// The pixel grid of the display.
  package let grid: PixelGrid
  /// The policies to follow.
  package let quirks: Quirks

  package init(grid: PixelGrid, quirks: Quirks) {
    self.grid = grid
    self.quirks = quirks
  }

  /// Returns the length of a dimension in points, never negative (rule 2.1.5).
  ///
  /// - Parameters:
  ///   - dimension: The dimension to resolve; an estimate resolves to its own value.
  ///   - reference: The size that fractions are of, in points.
  package func length(_ dimension: CollectionLayoutDimension, in reference: Vector) -> Double {
    let number = Double(dimension.dimension)
    return switch dimension.kind {
    case .fractionalWidth: share(max(0, number) * max(0, reference.x))
    case .fractionalHeight: share(max(0, number) * max(0, reference.y))
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, number)
    }
  }

  /// Returns both lengths of a size, in points.
  package func size(_ size: CollectionLayoutSize, in reference: Vector) -> Vector {
    Vector(
      x: length(size.widthDimension, in: reference),
      y: length(size.heightDimension, in: reference))
  }

  /// Returns a fraction of a length as a size: floored to pixels, never negative (rules 2.16, P1).
  package func share(_ length: Double) -> Double {
    max(0, quirks.contains(.iOS14Rounding) ? length : grid.floor(length))
  }

  /// Returns the rounded frame of an element, from its exact box in content coordinates.
  ///
  /// The origin is rounded to the nearest pixel (rules 2.16, P3). The size is unchanged, because
  /// resolving has floored it; iOS 14 rounds both here instead (rules 2.27, P2).
  @inline(__always)
  package func frame(_ box: Box) -> Box {
    var frame = box
    guard !quirks.contains(.iOS14Rounding) else { return plainFrame(box) }
    frame.origin.x = grid.nearest(box.origin.x)
    frame.origin.y = grid.nearest(box.origin.y)
    return frame
  }

  /// Returns the frame as iOS 14 rounds it, in plain arithmetic of doubles (rules 2.27, P2; 2.32.9).
  private func plainFrame(_ box: Box) -> Box {
    Box(
      origin: Vector(x: grid.plainlyNearest(box.origin.x), y: grid.plainlyNearest(box.origin.y)),
      size: Vector(x: grid.plainlyNearest(box.size.x), y: grid.plainlyNearest(box.size.y)))
  }
}
