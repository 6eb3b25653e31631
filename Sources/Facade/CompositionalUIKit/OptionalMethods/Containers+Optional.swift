import Foundation

extension UINavigationControllerDelegate {
  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var navigationController: _UINavigationControllerDelegateMethods? {
    _UINavigationControllerDelegateMethods(delegate: self)
  }
}

/// Optional methods of ``UINavigationControllerDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UINavigationControllerDelegateMethods {
  fileprivate let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}

extension UITabBarControllerDelegate {
  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var tabBarController: _UITabBarControllerDelegateMethods? {
    _UITabBarControllerDelegateMethods(delegate: self)
  }
}

/// Optional methods of ``UITabBarControllerDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UITabBarControllerDelegateMethods {
  fileprivate let delegate: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
}

extension UIPageViewControllerDelegate {
  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var pageViewController: _UIPageViewControllerDelegateMethods? {
    _UIPageViewControllerDelegateMethods(delegate: self)
  }
}

/// Optional methods of ``UIPageViewControllerDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UIPageViewControllerDelegateMethods {
  fileprivate let delegate: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: _OptionalMethod<UIPresentationController, Bool>? {
    _OptionalMethod { self.presentationControllerShouldDismiss($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: _OptionalMethod<UIPresentationController, Void>? {
    _OptionalMethod { self.presentationControllerDidDismiss($0) }
  }
}
