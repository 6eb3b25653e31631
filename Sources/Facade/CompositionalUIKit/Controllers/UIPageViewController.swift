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

  open weak var dataSource: (any UIPageViewControllerDataSource)?
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

extension ObjectSimulation where Base: UIPageViewController {
  /// Turns to the next or the previous page as a finger does, and tells the delegate.
  ///
  /// - Returns: False if the data source has no such page.
  @discardableResult
  public func turn(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    guard let source = base.dataSource, let shown = base.viewControllers?.first else {
      return false
    }
    let next =
      direction == .forward
      ? source.pageViewController(base, viewControllerAfter: shown)
      : source.pageViewController(base, viewControllerBefore: shown)
    guard let next else { return false }
    base.delegate?.pageViewController(base, willTransitionTo: [next])
    let old = base.viewControllers ?? []
    base.setViewControllers([next], direction: direction, animated: false)
    base.delegate?.pageViewController(
      base, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    return true
  }
}
