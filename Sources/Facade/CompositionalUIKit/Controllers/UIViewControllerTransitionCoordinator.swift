import Foundation

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
