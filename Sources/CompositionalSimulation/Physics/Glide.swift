import Compositional

/// A motion from rest to rest in a given time: after the fraction s of the time it has covered the
/// fraction 3 s^2 - 2 s^3 of the distance.
struct Glide: Hashable, Sendable {
  /// The initial position, in points.
  let start: Double
  /// The final position, in points.
  let end: Double
  /// The duration, in seconds, above zero.
  let duration: Double

  func position(at time: Double) -> Double {
    let share = time / duration
    return start + (end - start) * (share * share * (3 - 2 * share))
  }

  func velocity(at time: Double) -> Double {
    let share = time / duration
    return (end - start) * (6 * share * (1 - share)) / duration
  }
}
