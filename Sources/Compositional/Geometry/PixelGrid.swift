/// The grid of whole pixels that sizes and positions are rounded to.
///
/// Sizes that come from fractions are floored, positions go to the nearest pixel with halves away
/// from zero (rule 2.16 and 2.27, P1-P3). A tolerance far below a pixel absorbs the noise of
/// doubles (rule 2.30), so that a size which is a whole number of pixels stays what it is.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  package let scale: Double

  /// The part of a pixel by which a number may miss a whole or half one and still count as it.
  package static let tolerance = 1e-6

  /// The side of a pixel, in points.
  package let pixel: Double
  /// The whole numbers a coordinate is counted in where sums of such stay exact: pixels on a scale
  /// that is a power of two, which divides exactly, else points; zero where neither is safe.
  private let exactUnits: Double

  /// Makes the grid of a display with `scale` pixels a point.
  package init(scale: Double) {
    self.scale = scale
    pixel = 1 / scale
    let isPowerOfTwo = scale >= 1 && scale.significand == 1
    exactUnits = isPowerOfTwo ? scale : scale == scale.rounded() ? 1 : 0
  }

  /// The largest multiple of a pixel that is not above `length`, in points.
  package func floor(_ length: Double) -> Double {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The nearest multiple of a pixel, halves away from zero, in points.
  @inline(__always)
  package func nearest(_ position: Double) -> Double {
    let pixels = position * scale
    let limit = 0x1p52  // Beyond it every double is a whole number.
    guard pixels.magnitude < limit else { return position }
    // The same as rounding by the library, without its call.
    let half = 0.5 + Self.tolerance
    return Double(Int64(pixels < 0 ? pixels - half : pixels + half)) / scale
  }

  /// Whether a position is a whole number of pixels, and stays one when such positions are added.
  package func contains(_ position: Vector) -> Bool {
    contains(position.x) && contains(position.y)
  }

  /// Whether a position is a whole number of pixels, and stays one when such positions are added.
  package func contains(_ position: Double) -> Bool {
    let units = position * exactUnits
    guard exactUnits > 0, units.magnitude < 0x1p50 else { return false }
    return units == Double(Int64(units))
  }
}
