import Compositional

extension ScrollPhysics {
  /// Returns the position that is shown when a finger drags past the ends.
  ///
  /// A pull by x in a view of the extent D with the coefficient c is shown as (1 - 1/(x c/D + 1))
  /// D, which grows with x but never reaches D.
  ///
  /// - Parameters:
  ///   - position: The position the finger drags to, in points.
  ///   - range: The positions within the ends, in points, which are shown unchanged.
  ///   - extent: The length of the view along the axis, in points, not negative. A view with length
  ///     zero stays within its ends.
  /// - Returns: The position that is shown, in points.
  public func rubberBanded(
    _ position: Double, in range: ClosedRange<Double>, extent: Double
  ) -> Double {
    let end = Self.end(nearestTo: position, in: range, extent: extent)
    guard position != end, extent > 0 else { return end }
    let pull = (position - end).magnitude * rubberBandCoefficient
    // The formula above without its difference of nearly equal numbers.
    let shown = min(pull / (pull / extent + 1), extent.nextDown)
    return position < end ? end - shown : end + shown
  }

  /// Returns the position a finger drags to, given the position that is shown.
  ///
  /// This is the inverse of ``rubberBanded(_:in:extent:)``. A finger that touches a bouncing view
  /// continues from this position, so that the view does not jump.
  ///
  /// - Parameters:
  ///   - shown: The position that is shown, in points. A distance from the ends of the extent or
  ///     more, which no pull can reach, is clamped to just below the extent.
  ///   - range: The positions within the ends, in points.
  ///   - extent: The length of the view along the axis, in points, not negative.
  /// - Returns: The position the finger drags to, in points.
  public func unbanded(
    _ shown: Double, in range: ClosedRange<Double>, extent: Double
  ) -> Double {
    let end = Self.end(nearestTo: shown, in: range, extent: extent)
    guard shown != end, extent > 0 else { return end }
    let distance = min((shown - end).magnitude, extent.nextDown)
    let pull = distance / (1 - distance / extent) / rubberBandCoefficient
    return shown < end ? end - pull : end + pull
  }

  /// Checks its arguments, and returns the position within the ends that is nearest to another.
  private static func end(
    nearestTo position: Double, in range: ClosedRange<Double>, extent: Double
  ) -> Double {
    requireFinite(CGFloat(position), "position")
    requireEnds(of: range)
    Bound.notNegative.require(extent, "extent of a scroll view")
    return range.nearest(to: position)
  }
}
