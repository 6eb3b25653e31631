import Compositional

/// One axis of a view that pages, at the moment when the finger releases it.
public struct PageTurn: Hashable, Sendable {
  /// The length of a page, in points, above zero.
  public var length: Double
  /// The position at the start of the drag, in points; past an end, it counts as that end.
  public var start: Double
  /// The position at the release, in points; the start of the drag if nothing else is set.
  public var position: Double
  /// The projected end of the release, in points.
  ///
  /// See ``ScrollPhysics/projected(from:velocity:decelerationRate:)``.
  public var projected: Double
  /// The positions where the view may rest, in points.
  public var range: ClosedRange<Double>
  /// The start of page zero, in points.
  public var origin = 0.0
  /// The velocity at the release, in points per second.
  public var velocity = 0.0
  /// The speed from which on a release is a flick, in points per second, not negative.
  public var flickSpeed = Double(OrthogonalScroller.flickSpeed)
  /// The distance from a page below which a position is on it, in points, not negative.
  ///
  /// Pages need not start on whole pixels, but the view rests on them: one pixel suffices.
  public var tolerance = 0.0

  /// Creates the release of a view whose page zero starts at zero, without velocity, where the drag
  /// began.
  ///
  /// - Parameters:
  ///   - length: The length of a page, in points, above zero.
  ///   - start: The position at the start of the drag, in points.
  ///   - projected: The projected end of the release, in points.
  ///   - range: The positions where the view may rest, in points.
  public init(
    of length: Double, from start: Double, projected: Double, in range: ClosedRange<Double>
  ) {
    self.length = length
    self.start = start
    position = start
    self.projected = projected
    self.range = range
  }
}
