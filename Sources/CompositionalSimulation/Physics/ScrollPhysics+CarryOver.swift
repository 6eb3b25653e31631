import Compositional

#if !hasFeature(Embedded)
  import Foundation
#endif

extension ScrollPhysics {
  /// Returns the velocity that a fling takes over from the motion that it interrupts, in points per
  /// second.
  ///
  /// It is added to the velocity of the release. With the remaining speed v, it is
  /// ``carryOverFactor`` times v to the power of ``carryOverExponent``, at most
  /// ``maximumCarriedSpeed``. It is zero if the release has the opposite direction, is slower than
  /// ``minimumFlingSpeed``, or is not faster than ``carryOverThreshold`` times the result.
  ///
  /// - Parameters:
  ///   - remaining: The velocity of the interrupted motion, in points per second.
  ///   - release: The velocity of the release, in points per second.
  public func carriedVelocity(from remaining: Double, release: Double) -> Double {
    requireFinite(CGFloat(remaining), "velocity")
    requireFinite(CGFloat(release), "velocity")
    guard remaining != 0, release != 0, (remaining > 0) == (release > 0) else { return 0 }
    let speed = min(
      carryOverFactor * pow(remaining.magnitude, carryOverExponent), maximumCarriedSpeed)
    guard release.magnitude >= minimumFlingSpeed, release.magnitude > carryOverThreshold * speed
    else { return 0 }
    return release > 0 ? speed : -speed
  }

  /// Returns a velocity past an end, limited to ``maximumBounceSpeed``, in points per second.
  func bounceVelocity(_ velocity: Double) -> Double {
    min(max(velocity, -maximumBounceSpeed), maximumBounceSpeed)
  }
}
