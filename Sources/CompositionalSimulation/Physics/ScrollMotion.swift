import Compositional

/// How one axis of a scroll view moves after the finger has left it.
///
/// A pure function of time: what it answers never depends on how often, or in which order, it is
/// asked. It is at most two pieces, a deceleration that becomes a spring where it meets an end.
///
/// ```swift
/// let motion = ScrollMotion.release(
///   at: 120, velocity: 1_000, in: 0...400, decelerationRate: 0.998, bounces: true,
///   physics: ScrollPhysics(), displayScale: 2)
/// motion.position(at: 1.0 / 60)  // a frame later
/// motion.end  // 400
/// ```
public struct ScrollMotion: Hashable, Sendable {
  /// One of the forms a motion has, with the time at its start as zero.
  private enum Piece: Hashable, Sendable {
    case rest
    /// It goes no farther than `limit`, whatever rounding does.
    case deceleration(Deceleration, limit: Double)
    case spring(CriticalSpring)
    case glide(Glide)
  }

  /// How long it takes until it is at rest, in seconds; zero at rest.
  ///
  /// From then on less than the rest threshold would have remained.
  public let duration: Double
  /// Where it comes to rest, in points.
  public let end: Double
  /// When it goes on as a spring at an end, in seconds; nil where it does not.
  package let bounceStart: Double?

  private let piece: Piece
  private let bounce: CriticalSpring?

  private init(
    _ piece: Piece, duration: Double, end: Double,
    bounce: (start: Double, spring: CriticalSpring)? = nil
  ) {
    self.piece = piece
    self.duration = min(duration, .greatestFiniteMagnitude)
    self.end = end
    self.bounce = bounce?.spring
    bounceStart = bounce?.start
  }

  /// Where it is, in points: exactly ``end`` from ``duration`` on, where it starts before zero.
  ///
  /// - Parameter time: seconds since the start.
  public func position(at time: Double) -> Double {
    precondition(!time.isNaN, "Invalid time: \(time). It must be a number of seconds.")
    guard time < duration else { return end }
    let time = max(0, time)
    if let bounce, let bounceStart, time >= bounceStart {
      return bounce.position(at: time - bounceStart)
    }
    switch piece {
    case .rest: return end
    case .deceleration(let deceleration, let limit):
      let position = deceleration.position(at: time)
      return deceleration.velocity > 0 ? min(position, limit) : max(position, limit)
    case .spring(let spring): return spring.position(at: time)
    case .glide(let glide): return glide.position(at: time)
    }
  }

  /// How fast it moves, in points a second: zero from ``duration`` on.
  ///
  /// - Parameter time: seconds since the start; before zero it is as fast as at the start.
  public func velocity(at time: Double) -> Double {
    precondition(!time.isNaN, "Invalid time: \(time). It must be a number of seconds.")
    guard time < duration else { return 0 }
    let time = max(0, time)
    if let bounce, let bounceStart, time >= bounceStart {
      return bounce.velocity(at: time - bounceStart)
    }
    switch piece {
    case .rest: return 0
    case .deceleration(let deceleration, _): return deceleration.velocity(at: time)
    case .spring(let spring): return spring.velocity(at: time)
    case .glide(let glide): return glide.velocity(at: time)
    }
  }
}

// MARK: The pieces

extension ScrollMotion {
  /// No motion at all.
  ///
  /// - Parameter position: where it rests, in points.
  public static func rest(at position: Double) -> ScrollMotion {
    requireFinite(CGFloat(position), "position")
    return ScrollMotion(.rest, duration: 0, end: position)
  }

  /// An animated scroll: from rest to rest in a given time, slow at both ends.
  ///
  /// - Parameters:
  ///   - start: where it starts, in points.
  ///   - target: where it ends, in points.
  ///   - duration: how long it takes, in seconds, not negative; ``ScrollPhysics/glideDuration``.
  public static func glide(
    from start: Double, to target: Double, duration: Double
  ) -> ScrollMotion {
    requireFinite(CGFloat(start), "position")
    requireFinite(CGFloat(target), "target")
    ScrollPhysics.Bound.notNegative.require(duration, "duration")
    guard start != target, duration > 0 else { return .rest(at: target) }
    let glide = Glide(start: start, end: target, duration: duration)
    return ScrollMotion(.glide(glide), duration: duration, end: target)
  }

  static func spring(_ spring: CriticalSpring, threshold: Double) -> ScrollMotion {
    let duration = spring.duration(threshold: threshold)
    guard duration > 0 else { return .rest(at: spring.target) }
    return ScrollMotion(.spring(spring), duration: duration, end: spring.target)
  }

  /// A deceleration that comes to rest on its own.
  static func deceleration(
    _ deceleration: Deceleration, to end: Double, threshold: Double
  ) -> ScrollMotion {
    let duration = deceleration.duration(threshold: threshold)
    guard duration > 0 else { return .rest(at: end) }
    return ScrollMotion(.deceleration(deceleration, limit: end), duration: duration, end: end)
  }

  /// A deceleration that meets an end with a velocity, and what the end makes of it.
  static func deceleration(
    _ deceleration: Deceleration, meeting end: Double, with velocity: Double, spring: Double?,
    threshold: Double
  ) -> ScrollMotion {
    let time = deceleration.time(at: velocity)
    let piece = Piece.deceleration(deceleration, limit: end)
    guard let rate = spring else {
      return time > 0 ? ScrollMotion(piece, duration: time, end: end) : .rest(at: end)
    }
    let bounce = CriticalSpring(from: end, velocity: velocity, to: end, rate: rate)
    return ScrollMotion(
      piece, duration: time + bounce.duration(threshold: threshold), end: end,
      bounce: (start: time, spring: bounce))
  }
}
