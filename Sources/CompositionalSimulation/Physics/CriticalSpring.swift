import Compositional

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A critically damped spring, which passes its target position at most once.
///
/// With the rate b, the displacement from the target is (c1 + c2 t) e^(-b t).
struct CriticalSpring: Hashable, Sendable {
  /// The target position, in points.
  let target: Double
  /// The displacement at the start, c1, in points.
  let displacement: Double
  /// The rate of change of the undamped displacement, c2 = v0 + b c1, in points per second.
  let gain: Double
  /// The rate b, per second.
  let rate: Double

  /// Creates the spring of a body with a position, in points, and a velocity, in points per second.
  init(from position: Double, velocity: Double, to target: Double, rate: Double) {
    self.target = target
    self.rate = rate
    displacement = position - target
    gain = velocity + rate * displacement
  }

  func position(at time: Double) -> Double { target + displacement(at: time) }

  func velocity(at time: Double) -> Double {
    let velocity = (gain - rate * (displacement + gain * time)) * exp(-rate * time)
    guard !velocity.isFinite else { return velocity }
    return gain * exp(-rate * time) - rate * displacement(at: time)
  }

  private func displacement(at time: Double) -> Double {
    let damping = exp(-rate * time)
    let displacement = (displacement + gain * time) * damping
    // The product is finite even where the sum overflows: t e^(-b t) is at most 1 / (e b).
    return displacement.isFinite
      ? displacement : self.displacement * damping + gain * (time * damping)
  }

  /// Returns the time after which the displacement stays within a distance, in seconds.
  ///
  /// The position has a closed form, but this time does not. It is found by bisection with a fixed
  /// number of steps, so the result is reproducible.
  ///
  /// - Parameter threshold: The distance, in points, above zero.
  func duration(threshold: Double) -> Double {
    func isFar(_ time: Double) -> Bool { displacement(at: time).magnitude > threshold }
    let bound = latest(threshold)
    // The displacement changes direction at most once and shrinks monotonically from there.
    let turn = gain == 0 ? 0 : min(max(0, 1 / rate - displacement / gain), bound)
    var (low, high): (Double, Double)
    if isFar(turn) {
      (low, high) = (turn, bound)
    } else if isFar(0) {
      (low, high) = (0, turn)
    } else {
      return 0
    }
    for _ in 0..<64 {
      let middle = low + (high - low) / 2
      if isFar(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns a time from which each of the two terms stays within half the threshold.
  private func latest(_ threshold: Double) -> Double {
    // t e^(-b t / 2) is at most 2 / (e b).
    let first = log(2 * displacement.magnitude / threshold) / rate
    let parts = 4 * gain.magnitude / (rate * threshold)
    let logarithm =
      parts.isFinite ? log(parts) : log(gain.magnitude) + log(4) - log(rate * threshold)
    let second = 2 * (logarithm - 1) / rate
    return min(max(0, first, second), .greatestFiniteMagnitude)
  }
}
