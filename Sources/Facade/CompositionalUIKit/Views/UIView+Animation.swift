// Animations: views have their final values at once, and completions come in simulated time.

import Compositional
import Foundation

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are handled during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backward after its end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at the start and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A cross-dissolve between two states.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Runs animations immediately, then calls a completion.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; ignored.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure, called with `true`.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs animations immediately, then calls a completion.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; ignored.
  ///   - delay: The delay, in seconds; ignored.
  ///   - options: The options; ignored.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure, called with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard !options.contains(.repeat) else { return }
    complete(after: max(0, delay) + max(0, duration), completion)
  }

  /// Calls a completion when an animation ends, and in the next turn if nothing is animated.
  static func complete(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    SimulatedClock.current.after(areAnimationsEnabled ? seconds : 0) { completion(true) }
  }

  /// Runs animations immediately, then calls a completion.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; ignored.
  ///   - delay: The delay, in seconds; ignored.
  ///   - dampingRatio: The damping of the spring, 1 for no oscillation; ignored.
  ///   - velocity: The initial velocity of the spring; ignored.
  ///   - options: The options; ignored.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure, called with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// True unless ``performWithoutAnimation(_:)`` is running.
  public static var areAnimationsEnabled: Bool { AnimationState.isEnabled }

  /// True if a change of the data or the layout is animated: the view is in a window, and
  /// animations are enabled.
  var animatesChanges: Bool { Self.areAnimationsEnabled && window != nil }

  /// Runs changes without animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationState.$isEnabled.withValue(false) { actions() }
  }
}

/// What holds while a closure runs.
private enum AnimationState {
  @TaskLocal static var isEnabled = true
}
