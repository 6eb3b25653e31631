import Compositional

/// The constants of the motion of a scroll view.
///
/// The comment of each says where it comes from: recordings of iOS 26.1 by a third party, Apple's
/// documentation, published re-implementations of scroll views, or a choice.
///
/// ```swift
/// var physics = ScrollPhysics()
/// physics.springRate = 20  // returns from beyond its ends in half the time
/// ```
public struct ScrollPhysics: Hashable, Sendable {
  /// The fraction of the speed that remains after one millisecond of free motion, between zero and
  /// one.
  ///
  /// Apple: `UIScrollView.DecelerationRate.normal`. Recordings of iOS 26.1 agree.
  public var normalDecelerationRate = 0.998 {
    didSet { Bound.part.require(normalDecelerationRate, "normal deceleration rate") }
  }

  /// The fraction of the speed that remains after one millisecond in a scroll view that pages,
  /// between zero and one.
  ///
  /// Apple: `UIScrollView.DecelerationRate.fast`.
  public var fastDecelerationRate = 0.99 {
    didSet { Bound.part.require(fastDecelerationRate, "fast deceleration rate") }
  }

  /// The visible fraction of the first point that a finger pulls past an end, above zero.
  ///
  /// From the published rubber-band formula, as in Lobanov's articles on the mechanics of scroll
  /// views. Recordings of iOS 26.1 agree. A view that is released on its way out moves at this
  /// fraction of the finger's speed, as recorded there.
  public var rubberBandCoefficient = 0.55 {
    didSet { Bound.aboveZero.require(rubberBandCoefficient, "rubber-band coefficient") }
  }

  /// The rate of the critically damped spring at the ends, per second, above zero.
  ///
  /// Recorded on iOS 26.1: about the square root of 120, the stiffness divided by the mass. Pages
  /// turn at the same rate, which nobody measured.
  public var springRate = 10.95 {
    didSet { Bound.aboveZero.require(springRate, "spring rate") }
  }

  /// The fraction of the spring rate times the distance at which a view starts back to an end after
  /// a finger has held it still beyond that end.
  ///
  /// Fitted to a single recording of iOS 26.1, of a pull by 235 points. With zero the view starts at
  /// rest.
  public var heldReturnFactor = 0.66 {
    didSet { Bound.notNegative.require(heldReturnFactor, "held return factor") }
  }

  /// The speed at which a fling ends, in points per second; a slower release does not begin one.
  ///
  /// Recorded on iOS 26.1 as the end of a fling. With zero it ends when half a pixel remains.
  public var minimumFlingSpeed = 10.0 {
    didSet { Bound.notNegative.require(minimumFlingSpeed, "minimum fling speed") }
  }

  /// The distance a finger moves before a touch becomes a drag, in points.
  ///
  /// Recorded on iOS 26.1. The direction lock is decided at this distance.
  public var touchSlop = 10.0 {
    didSet { Bound.notNegative.require(touchSlop, "touch slop") }
  }

  /// The remaining distance at which a spring is over, in pixels, above zero.
  ///
  /// A choice: half a pixel, because smaller movements are invisible. See
  /// ``restThreshold(displayScale:)``.
  public var restPixels = 0.5 {
    didSet { Bound.aboveZero.require(restPixels, "rest pixels") }
  }

  /// The duration of an animated scroll, in seconds.
  ///
  /// Recorded on iOS 26.1. It does not depend on the distance.
  public var glideDuration = 0.3 {
    didSet { Bound.notNegative.require(glideDuration, "glide duration") }
  }

  /// The age at which a move of the finger no longer counts, in seconds, above zero.
  ///
  /// A finger that rests for this long before it is lifted has no velocity. A choice: longer than a
  /// frame, shorter than a deliberate rest.
  public var velocityWindow = 0.1 {
    didSet { Bound.aboveZero.require(velocityWindow, "velocity window") }
  }

  /// The weight of the last move of the finger in the release velocity, above zero.
  ///
  /// This weight and the next two are those of a published imitation of iOS. The oldest move counts
  /// most, because the view slows down as the finger lifts.
  public var newestMoveWeight = 0.05 {
    didSet { Bound.aboveZero.require(newestMoveWeight, "weight of the newest move") }
  }

  /// The weight of the move before the last one in the release velocity.
  public var previousMoveWeight = 0.35 {
    didSet { Bound.notNegative.require(previousMoveWeight, "weight of the previous move") }
  }

  /// The weight of the third move from the end in the release velocity.
  public var oldestMoveWeight = 0.6 {
    didSet { Bound.notNegative.require(oldestMoveWeight, "weight of the oldest move") }
  }

  /// The speed at which a flick turns the page of a paging view, in points per second.
  ///
  /// A choice: the speed for orthogonal sections, `OrthogonalScroller.flickSpeed`. Changing it
  /// does not change theirs.
  public var flickSpeed = Double(OrthogonalScroller.flickSpeed) {
    didSet { Bound.notNegative.require(flickSpeed, "flick speed") }
  }

  /// The factor of the speed that a fling takes over from the previous one; 0 takes over none.
  ///
  /// With the remaining speed v in points per second, it is this factor times v to the power of
  /// ``carryOverExponent``; see ``carriedVelocity(from:release:)``. Fitted to iOS by a published
  /// imitation.
  public var carryOverFactor = 0.000_816 {
    didSet { Bound.notNegative.require(carryOverFactor, "carry-over factor") }
  }

  /// The exponent of the speed that a fling takes over from the previous one, above zero.
  ///
  /// Fitted to iOS by a published imitation, like ``carryOverFactor``.
  public var carryOverExponent = 1.967 {
    didSet { Bound.aboveZero.require(carryOverExponent, "carry-over exponent") }
  }

  /// The maximum speed that a fling takes over, in points per second.
  ///
  /// From the imitation that ``carryOverFactor`` is from.
  public var maximumCarriedSpeed = 40_000.0 {
    didSet { Bound.notNegative.require(maximumCarriedSpeed, "maximum carried speed") }
  }

  /// The fraction of the carried speed that a release must exceed to take it over.
  ///
  /// A finger that drags a caught view slowly does not fling it. From the imitation that
  /// ``carryOverFactor`` is from.
  public var carryOverThreshold = 0.5 {
    didSet { Bound.notNegative.require(carryOverThreshold, "carry-over threshold") }
  }

  /// The maximum speed at which a view moves past an end, in points per second.
  ///
  /// A bounce from the end is at most this speed divided by *e* times ``springRate`` high: 168
  /// points. From a published imitation of iOS.
  public var maximumBounceSpeed = 5_000.0 {
    didSet { Bound.notNegative.require(maximumBounceSpeed, "maximum bounce speed") }
  }

  /// Creates the default constants.
  public init() {}

  /// Returns the remaining distance at which a spring is over, in points.
  ///
  /// - Parameter displayScale: The display scale, in pixels per point, above zero.
  public func restThreshold(displayScale: Double) -> Double {
    Bound.aboveZero.require(displayScale, "display scale")
    return restPixels / displayScale
  }
}

extension ScrollPhysics {
  /// The valid range of a constant, for setters and readers alike.
  package enum Bound: Hashable, Sendable {
    /// A fraction: above zero and below one.
    case part
    /// Above zero.
    case aboveZero
    /// Zero or more.
    case notNegative

    /// Returns true if a number is finite and within the bound.
    package func contains(_ number: Double) -> Bool {
      switch self {
      case .part: number > 0 && number < 1
      case .aboveZero: number > 0 && number.isFinite
      case .notNegative: number >= 0 && number.isFinite
      }
    }

    /// The valid range in words, for messages.
    package var form: String {
      switch self {
      case .part: "a number above 0 and below 1"
      case .aboveZero: "a number above 0"
      case .notNegative: "a nonnegative number"
      }
    }

    /// Stops with a message if a number is not within the bound.
    package func require(_ number: Double, _ name: String) {
      Compositional.require(contains(number), "Invalid \(name): \(number). It must be \(form).")
    }
  }
}
