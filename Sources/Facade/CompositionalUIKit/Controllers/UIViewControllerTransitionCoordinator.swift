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

/// The part of a controller in a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a part from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The part of a view in a change.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a part from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

extension UIViewControllerTransitionCoordinatorContext {
  /// True.
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

/// The coordinator of closures that run alongside a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs closures during the change and after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure during the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a change of a window's size, or of an animated appearance.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private weak var view: UIView?

  init(in view: UIView?) { self.view = view }

  var containerView: UIView { view ?? UIView() }

  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the closures that accompany the change.
  func runAnimations() {
    let closures = animations
    animations = []
    for closure in closures { closure(self) }
  }

  /// Runs the closures that follow the change.
  func runCompletions() {
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
  }
}
