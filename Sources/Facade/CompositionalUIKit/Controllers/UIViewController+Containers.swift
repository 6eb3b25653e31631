// The containers of a controller, and what it tells the system.

import Foundation

extension UIViewController {
  /// The nearest parent of a class; nil for none.
  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    parent as? Container ?? parent?.nearest(type)
  }

  /// The navigation controller around the controller; nil for none.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The controller of tabs around the controller; nil for none.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The controller of columns around the controller; nil for none.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// Returns a button that begins and ends editing.
  func madeEditButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }

  /// The controller of the presentation; nil for none.
  public var presentationController: UIPresentationController? { sheetPresentationController }
  /// The storyboard of the controller; nil, because none is read.
  public var storyboard: UIStoryboard? { nil }

  /// Does nothing: the status bar is not shown.
  public func setNeedsStatusBarAppearanceUpdate() {
    UIKitSimulation.noteInert("UIViewController.setNeedsStatusBarAppearanceUpdate()")
  }

  /// Does nothing: the home indicator is not shown.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    UIKitSimulation.noteInert("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()")
  }

  /// Does nothing: a simulation turns the window.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIKitSimulation.noteInert("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()")
  }

  /// Does nothing: scrolling does not change the bars.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    UIKitSimulation.noteInert("UIViewController.setContentScrollView(_:)")
  }
}
