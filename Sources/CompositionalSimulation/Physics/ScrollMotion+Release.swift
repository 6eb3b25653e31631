import Compositional

extension ScrollMotion {
  /// The motion of a view that a finger lets go.
  ///
  /// Within the range it decelerates. Where it meets an end on the way, it goes on as a spring
  /// towards that end with the speed it has there, or stops if the view does not bounce. Outside of
  /// the range the spring of the nearest end takes over at once, with the velocity given: fast
  /// enough inwards it passes the end and comes back to it.
  ///
  /// A view that does not bounce has no reason to be outside, except that its content has become
  /// shorter. It goes to the nearest end then, never farther out and never past it.
  ///
  /// - Parameters:
  ///   - position: where it is let go, in points.
  ///   - velocity: how fast it moves there, in points a second; under
  ///     ``ScrollPhysics/minimumFlingSpeed`` it rests where it is, if that is in the range.
  ///   - range: the positions it may rest at, in points.
  ///   - decelerationRate: the part of the speed left after a millisecond, between zero and one; see
  ///     ``ScrollPhysics/decelerationRate(_:for:)``.
  ///   - bounces: whether it may go past its ends on the way.
  ///   - physics: the constants.
  ///   - displayScale: pixels a point, above zero.
  public static func release(
    at position: Double, velocity: Double, in range: ClosedRange<Double>, decelerationRate: Double,
    bounces: Bool, physics: ScrollPhysics, displayScale: Double
  ) -> ScrollMotion {
    ScrollPhysics.requireEnds(of: range)
    let threshold = physics.restThreshold(displayScale: displayScale)
    let deceleration = Deceleration(from: position, velocity: velocity, rate: decelerationRate)
    let nearest = range.nearest(to: position)
    // Less than a pixel outside, a view that is thrown inwards is at its end but for rounding.
    let isThrownInwards = velocity * (nearest - position) > 0
    let isOutside =
      position != nearest && !(isThrownInwards && (nearest - position).magnitude <= threshold)
    guard !isOutside else {
      if bounces {
        return .spring(
          CriticalSpring(from: position, velocity: velocity, to: nearest, rate: physics.springRate),
          threshold: threshold)
      }
      return .settle(
        at: position, velocity: isThrownInwards ? velocity : 0, on: nearest, physics: physics,
        displayScale: displayScale)
    }
    guard velocity.magnitude >= physics.minimumFlingSpeed else { return .rest(at: nearest) }
    let end = velocity > 0 ? range.upperBound : range.lowerBound
    let arriving = deceleration.velocity(passing: end)
    if arriving * velocity > 0, arriving.magnitude > deceleration.speed(over: threshold) {
      return .deceleration(
        deceleration, meeting: end, with: arriving, spring: bounces ? physics.springRate : nil,
        threshold: threshold)
    }
    return .deceleration(
      deceleration, to: range.nearest(to: deceleration.target), threshold: threshold)
  }

  /// A motion that ends on exactly one position: a page, a group, or what the host has chosen.
  ///
  /// A critically damped spring. Where the view already moves towards the target, its rate is at
  /// least the velocity by the distance, so that it never passes the target; with just that rate it
  /// only slows down, as a deceleration that ends there.
  ///
  /// - Parameters:
  ///   - position: where it is let go, in points.
  ///   - velocity: how fast it moves there, in points a second.
  ///   - target: where it is to rest, in points.
  ///   - physics: the constants.
  ///   - displayScale: pixels a point, above zero.
  public static func settle(
    at position: Double, velocity: Double, on target: Double, physics: ScrollPhysics,
    displayScale: Double
  ) -> ScrollMotion {
    requireFinite(CGFloat(position), "position")
    requireFinite(CGFloat(velocity), "velocity")
    requireFinite(CGFloat(target), "target")
    let threshold = physics.restThreshold(displayScale: displayScale)
    let distance = target - position
    var rate = physics.springRate
    if velocity * distance > 0 {
      // So near that its stop is not seen; the rate that gets there might not even be finite.
      guard distance.magnitude > threshold else { return .rest(at: target) }
      rate = max(rate, velocity / distance)
    }
    return .spring(
      CriticalSpring(from: position, velocity: velocity, to: target, rate: rate),
      threshold: threshold)
  }
}
