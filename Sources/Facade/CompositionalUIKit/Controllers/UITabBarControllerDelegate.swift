import Foundation

/// The delegate of a controller of tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Called after a tab was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
