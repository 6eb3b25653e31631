import Compositional

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A free motion that loses a constant fraction of its speed every millisecond.
///
/// With d the fraction that remains and k = 1000 ln d, v(t) = v0 e^(k t). The view moves as in steps
/// of a millisecond, each with the speed at its end: the sum of n steps is d/(1 - d) (1 - d^n) v0/1000.
struct Deceleration: Hashable, Sendable {
  /// The initial position, in points.
  let start: Double
  /// The initial velocity, in points per second.
  let velocity: Double
  /// The logarithm of the fraction of the speed that remains after one second, below zero.
  let decay: Double
  /// The distance per speed until the motion has lost all of it, d/(1 - d)/1000, in seconds.
  private let reach: Double

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
    reach = rate / (1 - rate) / 1000
  }

  func position(at time: Double) -> Double { start - velocity * reach * expm1(decay * time) }

  func velocity(at time: Double) -> Double { velocity * exp(decay * time) }

  /// Returns the velocity at a position, with the opposite sign if the motion never reaches it.
  func velocity(passing position: Double) -> Double { velocity - (position - start) / reach }

  /// Returns the time when the motion has slowed down to a velocity of the same sign, in seconds.
  func time(at velocity: Double) -> Double {
    max(0, (log(velocity.magnitude) - log(self.velocity.magnitude)) / decay)
  }

  /// Returns the position where the motion has slowed down to a speed, in points.
  func end(at speed: Double) -> Double { start + lost(until: speed) * reach }

  /// Returns the position that is announced for ``end(at:)``, in points.
  ///
  /// It is the integral of the speed instead of its sum, and a little farther.
  func target(at speed: Double) -> Double { start - lost(until: speed) / decay }

  /// Returns the speed at which the remaining distance equals a given one.
  func speed(over distance: Double) -> Double { distance / reach }

  /// Returns the velocity that the motion loses until it has slowed down to a speed.
  private func lost(until speed: Double) -> Double {
    velocity > 0 ? max(0, velocity - speed) : min(0, velocity + speed)
  }
}
