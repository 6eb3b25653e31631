import Compositional

/// One axis of a scroll view at the moment when the finger releases it.
///
/// ```swift
/// var release = ScrollRelease(at: 120, velocity: 1_000, in: 0...400)
/// release.displayScale = 3
/// ScrollMotion.release(release).end  // 400
/// ```
public struct ScrollRelease: Hashable, Sendable {
  /// The position at the release, in points.
  public var position: Double
  /// The velocity of the finger at the release, in points per second.
  ///
  /// Within the range, a view slower than ``ScrollPhysics/minimumFlingSpeed`` does not move.
  public var velocity: Double
  /// The positions where the view may rest, in points.
  public var range: ClosedRange<Double>
  /// The fraction of the speed that remains after one millisecond, between zero and one.
  ///
  /// See ``ScrollPhysics/decelerationRate(_:for:)``.
  public var decelerationRate: Double
  /// True if the velocity is that of the view itself, whose motion goes on from here.
  ///
  /// Past an end, a finger moves faster than the view that it pulls.
  public var continuesMotion = false
  /// True if the view may move past its ends.
  public var bounces = true
  /// The constants of the motion.
  public var physics: ScrollPhysics
  /// The display scale, in pixels per point, above zero.
  public var displayScale = 1.0

  /// Creates the release of a view that bounces and decelerates at the normal rate, on a display
  /// with one pixel per point.
  ///
  /// - Parameters:
  ///   - position: The position at the release, in points.
  ///   - velocity: The velocity at the release, in points per second.
  ///   - range: The positions where the view may rest, in points.
  ///   - physics: The constants of the motion.
  public init(
    at position: Double, velocity: Double, in range: ClosedRange<Double>,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    self.position = position
    self.velocity = velocity
    self.range = range
    self.physics = physics
    decelerationRate = physics.normalDecelerationRate
  }
}
