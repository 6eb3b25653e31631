import Compositional

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A motion from rest to rest in a given time: after the fraction s of the time it has covered the
/// fraction (1 - cos(pi s))/2 of the distance.
struct Glide: Hashable, Sendable {
  /// The initial position, in points.
  let start: Double
  /// The final position, in points.
  let end: Double
  /// The duration, in seconds, above zero.
  let duration: Double

  func position(at time: Double) -> Double {
    // (1 - cos(2 x))/2 is the square of sin(x).
    let sine = sin(.pi / 2 * time / duration)
    return start + (end - start) * (sine * sine)
  }

  func velocity(at time: Double) -> Double {
    (end - start) * .pi / 2 / duration * sin(.pi * time / duration)
  }
}
