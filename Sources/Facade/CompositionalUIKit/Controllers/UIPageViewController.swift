// Controllers of pages, sheets and presentations, which keep what they are given.

import Foundation

/// A controller of pages; here the page that was set fills the view.
open class UIPageViewController: UIViewController {
  /// The change from one page to another.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// A page is turned.
    case pageCurl = 0
    /// Pages move.
    case scroll = 1
  }

  /// The axis of the pages.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One above the other.
    case vertical = 1
  }

  /// The direction of a change.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// A key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance of the pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The place of the spine.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// The source of pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The change from one page to another.
  public let transitionStyle: TransitionStyle
  /// The axis of the pages.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are shown; nil for none.
  open private(set) var viewControllers: [UIViewController]?

  /// Creates a controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    for page in viewControllers ?? [] {
      addChild(page)
      Container.add(page, to: view)
      page.didMove(toParent: self)
    }
    view.layoutIfNeeded()
    completion?(true)
  }
}

/// The source of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called after a page was turned; never, because no finger turns one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The controller of a presentation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents; nil for none.
  public let presentingViewController: UIViewController?
  /// The delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a controller of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }
}

/// The controller of a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "large")
    }

    /// The name.
    public let identifier: Identifier

    /// Returns half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// Returns the whole screen.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights; kept, without effect.
  open var detents: [Detent] = [.large()] {
    didSet { UIKitSimulation.noteInert("UISheetPresentationController.detents") }
  }
  /// The name of the height that is shown; nil for the first; kept, without effect.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { UIKitSimulation.noteInert("UISheetPresentationController.selectedDetentIdentifier") }
  }
  /// True if the sheet has a handle.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// True if the sheet grows when its content scrolls; kept, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      UIKitSimulation.noteInert(
        "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge")
    }
  }
}

/// The delegate of a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns true if a finger may take the presentation away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called after a finger took the presentation away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
}
