import Compositional

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A free motion that loses a constant fraction of its speed every millisecond.
///
/// With d the fraction that remains and k = 1000 ln d, v(t) = v0 e^(k t) and x(t) = x0 + v0/k (e^(k
/// t) - 1).
struct Deceleration: Hashable, Sendable {
  /// The initial position, in points.
  let start: Double
  /// The initial velocity, in points per second.
  let velocity: Double
  /// The logarithm of the fraction of the speed that remains after one second, below zero.
  let decay: Double

  /// Creates a motion.
  ///
  /// - Parameter rate: The fraction of the speed that remains after one millisecond, between zero
  ///   and one.
  init(from start: Double, velocity: Double, rate: Double) {
    requireFinite(CGFloat(start), "position")
    requireFinite(CGFloat(velocity), "velocity")
    ScrollPhysics.Bound.part.require(rate, "deceleration rate")
    self.start = start
    self.velocity = velocity
    decay = 1000 * log(rate)
  }

  /// The position where the motion ends if nothing stops it, in points.
  var target: Double { start - velocity / decay }

  func position(at time: Double) -> Double { start + velocity / decay * expm1(decay * time) }

  func velocity(at time: Double) -> Double { velocity * exp(decay * time) }

  /// Returns the velocity at a position, with the opposite sign if the motion never reaches it.
  func velocity(passing position: Double) -> Double { velocity + decay * (position - start) }

  /// Returns the time when the motion has slowed down to a velocity of the same sign, in seconds.
  func time(at velocity: Double) -> Double {
    max(0, (log(velocity.magnitude) - log(self.velocity.magnitude)) / decay)
  }

  /// Returns the speed at which the remaining distance equals a given one.
  func speed(over distance: Double) -> Double { -decay * distance }

  /// Returns the time when the remaining distance equals a threshold, in seconds.
  func duration(threshold: Double) -> Double { time(at: speed(over: threshold)) }
}
