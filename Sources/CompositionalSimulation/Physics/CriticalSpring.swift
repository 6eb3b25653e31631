import Compositional
import Foundation

/// The pull of a critically damped spring towards a position, which it passes once at most.
///
/// With the rate b, the displacement from that position is (c1 + c2 t) e^(-b t).
struct CriticalSpring: Hashable, Sendable {
  /// The position it pulls to, in points.
  let target: Double
  /// The displacement at the start, c1, in points.
  let displacement: Double
  /// What the displacement gains a second before the damping, c2 = v0 + b c1, in points a second.
  let gain: Double
  /// The rate b, a second.
  let rate: Double

  /// Makes the spring of a body that is somewhere and moves.
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
    // The product is finite where the sum is not: t e^(-b t) is at most 1 / (e b).
    return displacement.isFinite
      ? displacement : self.displacement * damping + gain * (time * damping)
  }

  /// When no more than a distance remains for good, in seconds.
  ///
  /// The state is in closed form, this time is not: it is found by halving, the same on every call.
  ///
  /// - Parameter threshold: a distance above zero, in points.
  func duration(threshold: Double) -> Double {
    func isFar(_ time: Double) -> Bool { displacement(at: time).magnitude > threshold }
    let bound = latest(threshold)
    // The displacement turns round once at most and falls for good from there.
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

  /// A time from which on each of the two parts is at most half the threshold.
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
