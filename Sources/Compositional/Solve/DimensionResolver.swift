/// Turns dimensions into points: the one place where sizes are rounded (rules 2.1, 2.16).
package struct DimensionResolver: Hashable, Sendable {
  /// The pixels of the display.
  package let grid: PixelGrid
  /// The policies to follow.
  package let quirks: Quirks

  package init(grid: PixelGrid, quirks: Quirks) {
    self.grid = grid
    self.quirks = quirks
  }

  /// The length of a dimension in points, never negative.
  ///
  /// - Parameters:
  ///   - dimension: what to resolve; an estimate stands for itself.
  ///   - reference: the size that fractions are of, in points.
  package func length(_ dimension: CollectionLayoutDimension, in reference: Vector) -> Double {
    let number = Double(dimension.dimension)
    return switch dimension.kind {
    case .fractionalWidth: share(max(0, number) * max(0, reference.x))
    case .fractionalHeight: share(max(0, number) * max(0, reference.y))
    case .absolute: max(0, quirks.contains(.floorsAbsoluteSizes) ? grid.floor(number) : number)
    case .estimated, .uniformAcrossSiblings: max(0, number)
    }
  }

  /// Both lengths of a size, in points.
  package func size(_ size: CollectionLayoutSize, in reference: Vector) -> Vector {
    Vector(
      x: length(size.widthDimension, in: reference),
      y: length(size.heightDimension, in: reference))
  }

  /// A part of a length as a size: floored to pixels, never negative.
  package func share(_ length: Double) -> Double {
    max(0, quirks.contains(.iOS14Rounding) ? length : grid.floor(length))
  }

  /// The frame of an element in content coordinates: rounded once, from exact positions.
  ///
  /// The origin goes to the nearest pixel and the size stays, as it was floored when it was
  /// resolved; iOS 14 rounds both here instead (rule 2.27).
  @inline(__always)
  package func frame(_ box: Box) -> Box {
    var frame = box
    frame.origin.x = grid.nearest(box.origin.x)
    frame.origin.y = grid.nearest(box.origin.y)
    if quirks.contains(.iOS14Rounding) {
      frame.size.x = grid.nearest(box.size.x)
      frame.size.y = grid.nearest(box.size.y)
    }
    return frame
  }
}
