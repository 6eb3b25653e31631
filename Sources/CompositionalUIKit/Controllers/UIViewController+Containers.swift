// What containers and presentations keep of a controller.

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

  /// The item in a bar of tabs.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item: UITabBarItem = kept(nil as UITabBarItem?) { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      keep(item as UITabBarItem?)
      return item
    }
    set { keep(newValue as UITabBarItem?) }
  }
  /// A button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = kept(nil as UIBarButtonItem?) { return item }
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    keep(item as UIBarButtonItem?)
    return item
  }
  /// The items of the bar at the end of the screen; nil for none.
  public var toolbarItems: [UIBarButtonItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// True if the bar of tabs hides while the controller is on a stack; kept, without effect.
  public var hidesBottomBarWhenPushed: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIViewController.hidesBottomBarWhenPushed")
    }
  }
  /// The edges that go below bars; kept, without effect.
  public var edgesForExtendedLayout: UIRectEdge {
    get { kept(.all) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIViewController.edgesForExtendedLayout")
    }
  }
  /// True if the view goes below bars that are not transparent; kept, without effect.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIViewController.extendedLayoutIncludesOpaqueBars")
    }
  }
  /// True if no finger takes the presentation away; kept, without effect.
  public var isModalInPresentation: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIViewController.isModalInPresentation")
    }
  }
  /// True if what is presented covers this controller; kept, without effect.
  public var definesPresentationContext: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      UIKitSimulation.noteInert("UIViewController.definesPresentationContext")
    }
  }
  /// The change to a presentation.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { kept(.coverVertical) }
    set { keep(newValue) }
  }
  /// The controller of the presentation; nil for none.
  public var presentationController: UIPresentationController? { sheetPresentationController }
  /// The controller of the presentation as a sheet; nil for none.
  public var sheetPresentationController: UISheetPresentationController? {
    if let controller: UISheetPresentationController = kept(nil) { return controller }
    let controller = UISheetPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    keep(controller as UISheetPresentationController?)
    return controller
  }
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

/// The change to a presentation.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From the end of the screen.
  case coverVertical = 0
  /// A turn.
  case flipHorizontal = 1
  /// A cross-dissolve.
  case crossDissolve = 2
  /// A turned page.
  case partialCurl = 3
}

/// A file with controllers; it is not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file.
  public let name: String

  /// Creates a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    UIKitSimulation.noteInert("UIStoryboard.init(name:bundle:)")
  }

  /// Stops the program, because storyboards are not read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure(
      "Storyboards are not read here. Create \"\(identifier)\" of \(name) in code instead.")
  }

  /// Returns nil, because storyboards are not read.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns nil, because storyboards are not read; the closure is not called.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { nil }

  /// Returns what a closure creates; without an archive it cannot create a controller from one.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    preconditionFailure(
      "Storyboards are not read here. Create \"\(identifier)\" of \(name) in code instead.")
  }
}
