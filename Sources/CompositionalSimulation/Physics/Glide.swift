import Compositional

/// A motion from rest to rest in a given time, slow at both ends: the share 3 s^2 - 2 s^3 of the way
/// after the share s of the time.
struct Glide: Hashable, Sendable {
  /// Where it starts, in points.
  let start: Double
  /// Where it ends, in points.
  let end: Double
  /// How long it takes, in seconds, above zero.
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
