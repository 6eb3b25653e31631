// Animations: a stand-in, what headless layout code needs of them. There is no clock, so that each
// is at its end at once.

import Compositional
import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits as at Apple.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The subviews are placed within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches count while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It starts from where another is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It starts again at its end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back at its end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One picture fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Does what is to be animated at once, then tells that it is done.
  ///
  /// - Parameters:
  ///   - duration: in seconds; no time passes.
  ///   - animations: what changes views.
  ///   - completion: told that it ran to its end.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Does what is to be animated at once, then tells that it is done.
  ///
  /// - Parameters:
  ///   - duration: in seconds; no time passes.
  ///   - delay: in seconds; no time passes.
  ///   - options: how it would run.
  ///   - animations: what changes views.
  ///   - completion: told that it ran to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Does what is to be animated at once, then tells that it is done.
  ///
  /// - Parameters:
  ///   - duration: in seconds; no time passes.
  ///   - delay: in seconds; no time passes.
  ///   - dampingRatio: 1 for a spring that does not swing.
  ///   - velocity: how fast the spring starts.
  ///   - options: how it would run.
  ///   - animations: what changes views.
  ///   - completion: told that it ran to its end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Does what is to be done without animation.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
