import Compositional

extension ScrollMotion {
  /// Creates the motion of a view after a finger releases it.
  ///
  /// Within the range the view decelerates until it is as slow as
  /// ``ScrollPhysics/minimumFlingSpeed``. If it reaches an end, it continues as a spring toward that
  /// end with its current velocity, or stops if it does not bounce. Outside the range it is a spring
  /// toward the nearest end from the start. If the velocity inward is high enough, it passes that end
  /// and returns to it. Outward it starts with the speed of the finger times
  /// ``ScrollPhysics/rubberBandCoefficient``, at most ``ScrollPhysics/maximumBounceSpeed``. After a
  /// finger that held still, it starts inward (``ScrollPhysics/heldReturnFactor``).
  ///
  /// A view that does not bounce can be outside only because its content has become shorter. It
  /// then moves to the nearest end, never farther out and never past it.
  ///
  /// - Parameter release: The position, the velocity and the view.
  /// - Precondition: All numbers are finite, and those of the view within their bounds.
  public static func release(_ release: ScrollRelease) -> ScrollMotion {
    let (position, velocity) = (release.position, release.velocity)
    let (range, physics) = (release.range, release.physics)
    ScrollPhysics.requireEnds(of: range)
    let threshold = physics.restThreshold(displayScale: release.displayScale)
    let deceleration = Deceleration(
      from: position, velocity: velocity, rate: release.decelerationRate)
    let nearest = range.nearest(to: position)
    // A view less than half a pixel outside that is thrown inward counts as being at its end.
    let isThrownInwards = velocity * (nearest - position) > 0
    let isOutside =
      position != nearest && !(isThrownInwards && (nearest - position).magnitude <= threshold)
    guard !isOutside else {
      if release.bounces {
        let start = isThrownInwards ? velocity : release.velocity(beyond: nearest)
        return .spring(
          CriticalSpring(from: position, velocity: start, to: nearest, rate: physics.springRate),
          threshold: threshold)
      }
      return .settle(
        at: position, velocity: isThrownInwards ? velocity : 0, on: nearest, physics: physics,
        displayScale: release.displayScale)
    }
    // Without a minimum, less than half a pixel remains.
    let slow = max(physics.minimumFlingSpeed, deceleration.speed(over: threshold))
    guard velocity.magnitude > slow else { return .rest(at: nearest) }
    let end = velocity > 0 ? range.upperBound : range.lowerBound
    let arriving = deceleration.velocity(passing: end)
    guard arriving * velocity > 0, arriving.magnitude > slow else {
      return .deceleration(deceleration, to: slow, in: range)
    }
    return .deceleration(
      deceleration, meeting: end, with: arriving, bouncing: release.bounces ? physics : nil,
      threshold: threshold)
  }

  /// Creates a motion that ends exactly at a target: a page, a group, or an offset chosen by the
  /// host.
  ///
  /// The motion is a critically damped spring. If the view already moves toward the target, the
  /// rate is at least the velocity divided by the distance, so that the view does not pass the
  /// target. At exactly that rate it only slows down, like a deceleration that ends there.
  ///
  /// - Parameters:
  ///   - position: The position at the release, in points.
  ///   - velocity: The velocity at the release, in points per second.
  ///   - target: The rest position, in points.
  ///   - physics: The constants of the motion.
  ///   - displayScale: The display scale, in pixels per point, above zero.
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
      // The stop is invisible at this distance, and the rate that it would need may be infinite.
      guard distance.magnitude > threshold else { return .rest(at: target) }
      rate = max(rate, velocity / distance)
    }
    return .spring(
      CriticalSpring(from: position, velocity: velocity, to: target, rate: rate),
      threshold: threshold)
  }
}

extension ScrollRelease {
  /// Returns the velocity at which a view that is not thrown inward starts back to an end, in points
  /// per second.
  fileprivate func velocity(beyond end: Double) -> Double {
    guard !continuesMotion else { return physics.bounceVelocity(velocity) }
    return velocity == 0
      ? physics.heldReturnFactor * physics.springRate * (end - position)
      : physics.bounceVelocity(physics.rubberBandCoefficient * velocity)
  }
}
