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
}

extension UIViewControllerTransitionCoordinatorContext {
  /// True.
  public var isAnimated: Bool { true }
  /// False.
  public var isCancelled: Bool { false }
  /// Zero: changes take no time.
  public var transitionDuration: TimeInterval { 0 }
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

/// The coordinator of a change of a window's size.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
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
