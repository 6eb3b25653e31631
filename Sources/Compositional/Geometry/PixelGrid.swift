/// The grid of whole pixels to which sizes and positions are rounded.
///
/// Sizes from fractions are floored; positions are rounded to the nearest pixel, halves away from
/// zero (rules 2.16 and 2.27). A tolerance far below a pixel absorbs floating-point noise
/// (rule 2.30), so that a size of a whole number of pixels keeps its value.
package struct PixelGrid: Hashable, Sendable {
  /// The display scale, in pixels per point.
  package let scale: Double

  /// The distance from a whole or half pixel, in pixels, within which a number counts as equal to
  /// it.
  package static let tolerance = 1e-6

  /// The side of a pixel, in points.
  package let pixel: Double
  /// The number of units per point in which sums of coordinates stay exact: pixels if the scale is
  /// a power of two, else points; zero if neither is safe.
  private let exactUnits: Double

  /// The scales of displays; beyond them, positions in pixels could leave the numbers.
  package static let scales = 1.0 / 1024...1024.0

  /// Creates the grid of a display.
  ///
  /// - Parameter scale: The display scale in pixels per point, clamped to ``scales``.
  package init(scale: Double) {
    let scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    self.scale = scale
    pixel = 1 / scale
    let isPowerOfTwo = scale >= 1 && scale.significand == 1
    exactUnits = isPowerOfTwo ? scale : scale == scale.rounded() ? 1 : 0
  }

  /// Returns a distance that is larger than any by which rounding moves a position, in points.
  ///
  /// - Parameter length: The length in which the positions are, in points.
  @inline(__always)
  package func slack(in length: Double) -> Double { pixel + length * 0x1p-44 }

  /// Returns the largest multiple of a pixel that is at most `length`, in points.
  package func floor(_ length: Double) -> Double {
    let pixels = length * scale
    guard pixels.magnitude < 0x1p52 else { return length }
    return (pixels + Self.tolerance).rounded(.down) / scale
  }

  /// Returns the nearest multiple of a pixel, halves away from zero, in points.
  @inline(__always)
  package func nearest(_ position: Double) -> Double {
    let pixels = position * scale
    let limit = 0x1p52  // Beyond it, every double is a whole number.
    guard pixels.magnitude < limit else { return position }
    // Equals rounding by the standard library, without the call.
    let half = 0.5 + Self.tolerance
    return Double(Int64(pixels < 0 ? pixels - half : pixels + half)) / scale
  }

  /// Returns the nearest multiple of a pixel without the tolerance, halves away from zero, in
  /// points (rules 2.27, P2).
  package func plainlyNearest(_ position: Double) -> Double {
    (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Returns the frame at which a view is shown: corner and size go to the nearest pixel (rule 2.16).
  package func shown(_ rect: CGRect) -> CGRect {
    func shown(_ length: CGFloat) -> CGFloat {
      let pixels = nearest(Double(length))
      // A length that differs from whole pixels by rounding errors alone is kept.
      let isOnGrid = (pixels - Double(length)).magnitude * scale < Self.tolerance
      return isOnGrid ? length : CGFloat(pixels)
    }
    return CGRect(
      x: shown(rect.origin.x), y: shown(rect.origin.y), width: shown(rect.size.width),
      height: shown(rect.size.height))
  }

  /// Returns the rest offset nearest to an offset: a whole pixel, halves toward larger offsets
  /// (rule 2.32.5), in points.
  package func rest(_ offset: Double) -> Double {
    let pixels = offset * scale
    guard pixels.magnitude < 0x1p52 else { return offset }
    return (pixels + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// Returns true if a position is a whole number of pixels, and sums of such positions are exact.
  @inline(__always)
  package func contains(_ position: Vector) -> Bool {
    contains(position.x) && contains(position.y)
  }

  /// Returns true if a position is a whole number of pixels, and sums of such positions are exact.
  @inline(__always)
  package func contains(_ position: Double) -> Bool {
    let units = position * exactUnits
    guard exactUnits > 0, units.magnitude < 0x1p50 else { return false }
    // Equals rounding, without a conversion: the sum has no room for digits behind the point.
    return (units + 0x1.8p52) - 0x1.8p52 == units
  }
}
