import Compositional

/// The motion of one axis of a scroll view after the finger has released it.
///
/// A motion is a pure function of time: its results do not depend on the number or order of
/// queries. It has at most two pieces: a deceleration that continues as a spring if it reaches an
/// end.
///
/// ```swift
/// let motion = ScrollMotion.release(ScrollRelease(at: 120, velocity: 1_000, in: 0...400))
/// motion.position(at: 1.0 / 60)  // a frame later
/// motion.end  // 400
/// ```
public struct ScrollMotion: Hashable, Sendable {
  /// A piece of a motion, with its start at time zero.
  private enum Piece: Hashable, Sendable {
    case rest
    /// A deceleration that never passes `limit`, even with rounding errors.
    case deceleration(Deceleration, limit: Double)
    case spring(CriticalSpring)
    case glide(Glide)
  }

  /// The time until the motion comes to rest, in seconds; zero for a motion at rest.
  ///
  /// A fling is then as slow as ``ScrollPhysics/minimumFlingSpeed``, and the distance of a spring to
  /// ``end`` would stay below the rest threshold.
  public let duration: Double
  /// The rest position, in points.
  public let end: Double
  /// The rest position that a host is told when the motion begins, in points.
  ///
  /// It is ``end``, except for a fling that slows down by itself: its end is announced up to a
  /// thousandth of the distance too far.
  public let target: Double
  /// The time when the motion continues as a spring at an end, in seconds; nil if it never does.
  package let bounceStart: Double?

  private let piece: Piece
  private let bounce: CriticalSpring?

  private init(
    _ piece: Piece, duration: Double, end: Double, target: Double? = nil,
    bounce: (start: Double, spring: CriticalSpring)? = nil
  ) {
    self.piece = piece
    self.duration = min(duration, .greatestFiniteMagnitude)
    self.end = end
    self.target = target ?? end
    self.bounce = bounce?.spring
    bounceStart = bounce?.start
  }

  /// Returns the position, in points: the start before time zero, exactly ``end`` from ``duration``
  /// on.
  ///
  /// - Parameter time: The time since the start, in seconds.
  public func position(at time: Double) -> Double {
    require(!time.isNaN, "Invalid time: \(time). It must be a number of seconds.")
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

  /// Returns the velocity, in points per second: zero from ``duration`` on.
  ///
  /// - Parameter time: The time since the start, in seconds. Before zero, the velocity is the
  ///   initial one.
  public func velocity(at time: Double) -> Double {
    require(!time.isNaN, "Invalid time: \(time). It must be a number of seconds.")
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

// MARK: Pieces

extension ScrollMotion {
  /// Creates a motion at rest.
  ///
  /// - Parameter position: The rest position, in points.
  public static func rest(at position: Double) -> ScrollMotion {
    requireFinite(CGFloat(position), "position")
    return ScrollMotion(.rest, duration: 0, end: position)
  }

  /// Creates an animated scroll, which starts and ends at rest.
  ///
  /// - Parameters:
  ///   - start: The initial position, in points.
  ///   - target: The final position, in points.
  ///   - duration: The duration, in seconds, not negative; usually ``ScrollPhysics/glideDuration``.
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

  /// Creates a deceleration that ends at a speed before it reaches an end of the range.
  static func deceleration(
    _ deceleration: Deceleration, to speed: Double, in range: ClosedRange<Double>
  ) -> ScrollMotion {
    let end = range.nearest(to: deceleration.end(at: speed))
    let duration = deceleration.time(at: speed)
    guard duration > 0 else { return .rest(at: end) }
    return ScrollMotion(
      .deceleration(deceleration, limit: end), duration: duration, end: end,
      target: range.nearest(to: deceleration.target(at: speed)))
  }

  /// Creates a deceleration that reaches an end.
  ///
  /// If the constants of a bounce are given, a spring follows there.
  static func deceleration(
    _ deceleration: Deceleration, meeting end: Double, with velocity: Double,
    bouncing physics: ScrollPhysics?, threshold: Double
  ) -> ScrollMotion {
    let time = deceleration.time(at: velocity)
    let piece = Piece.deceleration(deceleration, limit: end)
    guard let physics else {
      return time > 0 ? ScrollMotion(piece, duration: time, end: end) : .rest(at: end)
    }
    let bounce = CriticalSpring(
      from: end, velocity: physics.bounceVelocity(velocity), to: end, rate: physics.springRate)
    return ScrollMotion(
      piece, duration: time + bounce.duration(threshold: threshold), end: end,
      bounce: (start: time, spring: bounce))
  }
}
