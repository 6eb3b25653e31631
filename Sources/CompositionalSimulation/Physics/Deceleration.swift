import Compositional
import Foundation

/// A free motion, which loses the same part of its speed every millisecond.
///
/// With d the part that is left and k = 1000 ln d, v(t) = v0 e^(k t) and
/// x(t) = x0 + v0/k (e^(k t) - 1).
struct Deceleration: Hashable, Sendable {
  /// Where it starts, in points.
  let start: Double
  /// How fast it starts, in points a second.
  let velocity: Double
  /// The logarithm of what is left of the speed after a second, below zero.
  let decay: Double

  /// Makes a motion.
  ///
  /// - Parameter rate: the part of the speed left after a millisecond, between zero and one.
  init(from start: Double, velocity: Double, rate: Double) {
    requireFinite(CGFloat(start), "position")
    requireFinite(CGFloat(velocity), "velocity")
    ScrollPhysics.Bound.part.require(rate, "deceleration rate")
    self.start = start
    self.velocity = velocity
    decay = 1000 * log(rate)
  }

  /// Where it would end if nothing were in the way, in points.
  var target: Double { start - velocity / decay }

  func position(at time: Double) -> Double { start + velocity / decay * expm1(decay * time) }

  func velocity(at time: Double) -> Double { velocity * exp(decay * time) }

  /// How fast it passes a position; of the other sign where it never gets there.
  func velocity(passing position: Double) -> Double { velocity + decay * (position - start) }

  /// When it has slowed down to a velocity of the same sign, in seconds.
  func time(at velocity: Double) -> Double {
    max(0, (log(velocity.magnitude) - log(self.velocity.magnitude)) / decay)
  }

  /// The speed from which it goes no farther than a distance.
  func speed(over distance: Double) -> Double { -decay * distance }

  /// When no more than a distance remains, in seconds.
  func duration(threshold: Double) -> Double { time(at: speed(over: threshold)) }
}
