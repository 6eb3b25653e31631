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
  public var presentationController: UIPresentationController? {
    sheetPresentationController ?? popoverPresentationController ?? ownPresentation
  }
  /// The storyboard of the controller; nil, because none is read.
  public var storyboard: UIStoryboard? { nil }

  /// Asks again whether the status bar is hidden, which has room of its own on phones with a home button.
  public func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.tellInsets() }

  /// Does nothing: the home indicator is not shown.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    UIKitSimulation.noteInert("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()")
  }

  /// Does nothing: a simulation turns the window.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIKitSimulation.noteInert("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()")
  }

  /// Sets the scroll view below the bars, whose scrolling collapses a large title; nil for the one that is found.
  public func setContentScrollView(_ scrollView: UIScrollView?) { givenScrollView = scrollView }

  /// Lets the bars around the controller follow it.
  func tellBars() {
    navigationController?.barsDidChange()
    tabBarController?.barsDidChange()
  }
}

extension UIViewController {
  /// True if the controller that is shown hides the status bar.
  var hidesStatusBar: Bool {
    if let shown = shownViewController, shown.modalPresentationStyle.coversAll {
      return shown.hidesStatusBar
    }
    if let child = childForStatusBarHidden { return child.hidesStatusBar }
    return prefersStatusBarHidden
  }
}
