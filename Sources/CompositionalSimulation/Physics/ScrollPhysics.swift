import Compositional

/// The constants of a scroll view's motion.
///
/// None was measured on a device. Each is what Apple has told in public, what re-implementations of
/// scroll views agree on, or a choice; its comment says which.
///
/// ```swift
/// var physics = ScrollPhysics()
/// physics.springRate = 20  // comes back from beyond its ends in half the time
/// ```
public struct ScrollPhysics: Hashable, Sendable {
  /// The part of the speed that is left after a millisecond of free motion, between zero and one.
  ///
  /// Apple: `UIScrollView.DecelerationRate.normal`.
  public var normalDecelerationRate = 0.998 {
    didSet { Bound.part.require(normalDecelerationRate, "normal deceleration rate") }
  }

  /// The same for a scroll view that pages, between zero and one.
  ///
  /// Apple: `UIScrollView.DecelerationRate.fast`.
  public var fastDecelerationRate = 0.99 {
    didSet { Bound.part.require(fastDecelerationRate, "fast deceleration rate") }
  }

  /// How much of the first point that a finger pulls past an end is shown, above zero.
  ///
  /// The published rubber-band formula, as in Lobanov's articles on the mechanics of scroll views.
  public var rubberBandCoefficient = 0.55 {
    didSet { Bound.aboveZero.require(rubberBandCoefficient, "rubber-band coefficient") }
  }

  /// The rate of the critically damped spring at the ends, a second, above zero.
  ///
  /// Published re-implementations use mass 1, stiffness 100 and damping ratio 1; the rate is the
  /// square root of stiffness by mass.
  public var springRate = 10.0 {
    didSet { Bound.aboveZero.require(springRate, "spring rate") }
  }

  /// The speed below which a release within the range does not decelerate, in points a second.
  ///
  /// An observation of re-implementations, about 10.
  public var minimumFlingSpeed = 10.0 {
    didSet { Bound.notNegative.require(minimumFlingSpeed, "minimum fling speed") }
  }

  /// How far a finger goes before a touch becomes a drag, in points.
  ///
  /// The hysteresis of a pan as it is known from practice. The direction is locked where it ends.
  public var touchSlop = 10.0 {
    didSet { Bound.notNegative.require(touchSlop, "touch slop") }
  }

  /// What may remain of a motion that is over, in pixels, above zero.
  ///
  /// Half a pixel, beyond which nothing is seen to move; see ``restThreshold(displayScale:)``.
  public var restPixels = 0.5 {
    didSet { Bound.aboveZero.require(restPixels, "rest pixels") }
  }

  /// How long an animated scroll takes, in seconds.
  ///
  /// A choice near what `setContentOffset(_:animated:)` is seen to take, whatever the distance.
  public var glideDuration = 0.3 {
    didSet { Bound.notNegative.require(glideDuration, "glide duration") }
  }

  /// How much of a drag's end tells its velocity, in seconds, above zero.
  ///
  /// A choice: long enough to even out samples, short enough to forget a finger that rested.
  public var velocityWindow = 0.1 {
    didSet { Bound.aboveZero.require(velocityWindow, "velocity window") }
  }

  /// The constants as they stand by default.
  public init() {}

  /// The distance from its end at which a motion is over, in points.
  ///
  /// - Parameter displayScale: pixels a point, above zero.
  public func restThreshold(displayScale: Double) -> Double {
    Bound.aboveZero.require(displayScale, "display scale")
    return restPixels / displayScale
  }
}

extension ScrollPhysics {
  /// What a constant may be; the same where one is set and where one is read.
  package enum Bound: Hashable, Sendable {
    /// A part of a whole: above zero and below one.
    case part
    /// Above zero.
    case aboveZero
    /// Zero or above.
    case notNegative

    /// Whether a number is finite and keeps to the bound.
    package func contains(_ number: Double) -> Bool {
      switch self {
      case .part: number > 0 && number < 1
      case .aboveZero: number > 0 && number.isFinite
      case .notNegative: number >= 0 && number.isFinite
      }
    }

    /// What the number has to be, as a message says it.
    package var form: String {
      switch self {
      case .part: "a number above 0 and below 1"
      case .aboveZero: "a number above 0"
      case .notNegative: "a number from 0"
      }
    }

    /// Stops with a sentence when a number does not keep to the bound.
    package func require(_ number: Double, _ name: String) {
      precondition(contains(number), "Invalid \(name): \(number). It must be \(form).")
    }
  }
}
