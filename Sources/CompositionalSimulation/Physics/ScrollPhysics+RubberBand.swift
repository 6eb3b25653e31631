import Compositional

extension ScrollPhysics {
  /// What is shown when a finger asks for a position beyond the ends.
  ///
  /// A pull by x in a view of the extent D with the coefficient c shows (1 - 1/(x c/D + 1)) D: ever
  /// more, and never D itself.
  ///
  /// - Parameters:
  ///   - position: the position the finger asks for, in points.
  ///   - range: the positions within the ends, in points; what is asked for there is shown.
  ///   - extent: the length of the view along the axis, in points, not negative. A view without any
  ///     stays at its ends.
  /// - Returns: the position that is shown, in points.
  public func rubberBanded(
    _ position: Double, in range: ClosedRange<Double>, extent: Double
  ) -> Double {
    let end = Self.end(nearestTo: position, in: range, extent: extent)
    guard position != end, extent > 0 else { return end }
    let pull = (position - end).magnitude * rubberBandCoefficient
    // The same as the formula without its difference of nearly equal numbers.
    let shown = min(pull / (pull / extent + 1), extent.nextDown)
    return position < end ? end - shown : end + shown
  }

  /// The position a finger asks for where a view that it has pulled past an end shows another.
  ///
  /// The inverse of ``rubberBanded(_:in:extent:)``: a finger that touches a bouncing view goes on
  /// from there, so that the view does not jump under it.
  ///
  /// - Parameters:
  ///   - shown: the position that is shown, in points. One that no pull shows, by the extent or more
  ///     beyond an end, counts as the farthest that one does.
  ///   - range: the positions within the ends, in points.
  ///   - extent: the length of the view along the axis, in points, not negative.
  /// - Returns: the position asked for, in points.
  public func unbanded(
    _ shown: Double, in range: ClosedRange<Double>, extent: Double
  ) -> Double {
    let end = Self.end(nearestTo: shown, in: range, extent: extent)
    guard shown != end, extent > 0 else { return end }
    let distance = min((shown - end).magnitude, extent.nextDown)
    let pull = distance / (1 - distance / extent) / rubberBandCoefficient
    return shown < end ? end - pull : end + pull
  }

  /// The position within the ends that is nearest to another, once all are known to make sense.
  private static func end(
    nearestTo position: Double, in range: ClosedRange<Double>, extent: Double
  ) -> Double {
    requireFinite(CGFloat(position), "position")
    requireEnds(of: range)
    Bound.notNegative.require(extent, "extent of a scroll view")
    return range.nearest(to: position)
  }
}
