import Foundation

/// The context that closures alongside a change of size receive.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {
  /// True if the change is animated.
  var isAnimated: Bool { get }
  /// True if the change was taken back.
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The part that is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// True if a finger leads the change.
  var isInteractive: Bool { get }
  /// True if a finger led the change at its start.
  var initiallyInteractive: Bool { get }
  /// The transform that the content needs to turn with the device.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the change happens.
  var containerView: UIView { get }

  /// Returns a controller of the change; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the change; nil for none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  public var isAnimated: Bool { true }
  /// False.
  public var isCancelled: Bool { false }
  /// Zero: changes take no time.
  public var transitionDuration: TimeInterval { 0 }
  /// Zero: changes take no time.
  public var percentComplete: CGFloat { 0 }
  /// False.
  public var isInteractive: Bool { false }
  /// False.
  public var initiallyInteractive: Bool { false }
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
  /// An empty view.
  public var containerView: UIView { UIView() }

  /// Returns nil: the controllers stay the same.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  /// Returns nil: the views stay the same.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
