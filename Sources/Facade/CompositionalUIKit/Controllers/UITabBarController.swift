// Containers that show one of several controllers.

import Foundation

/// A controller of tabs, of which the selected one is shown above a bar.
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [UIViewController] = []
  private var index = 0

  /// The controllers of the tabs; nil for none.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller of the selected tab; nil for none.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set {
      if let new = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = new }
    }
  }
  /// The index of the selected tab.
  open var selectedIndex: Int {
    get { index }
    set {
      guard newValue != index, tabs.indices.contains(newValue) else { return }
      let old = selectedViewController
      index = newValue
      exchange(old)
    }
  }

  /// Replaces the tabs; the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for tab in tabs {
      tab.willMove(toParent: nil)
      tab.viewIfLoaded?.removeFromSuperview()
      tab.removeFromParent()
    }
    tabs = viewControllers ?? []
    index = 0
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    inset()
    tabBar.items = tabs.map(\.tabBarItem)
    exchange(old)
  }

  /// Adapts the height of the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    inset()
  }

  private func inset() {
    let metrics = SystemMetrics(isViewLoaded ? traitCollection : UITraitCollection())
    let hasHomeIndicator = isViewLoaded && view.safeAreaInsets.bottom > 0
    for tab in tabs { tab.barInsets.bottom = metrics.tabBar(hasHomeIndicator: hasHomeIndicator) }
  }

  /// Shows the selected tab.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let tab = selectedViewController { Container.add(tab, to: view) }
  }

  private func exchange(_ old: UIViewController?) {
    guard isViewLoaded, let new = selectedViewController, new !== old else { return }
    if isShown {
      old?.willDisappear(false)
      new.willAppear(false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    Container.add(new, to: view)
    view.layoutIfNeeded()
  }
}

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

/// A controller of columns; here its first column fills the view.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The first.
    case primary = 0
    /// The second of three.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// All in one, where there is little room.
    case compact = 3
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As there is room.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// The content beside a column.
    case oneBesideSecondary = 2
    /// The content below a column.
    case oneOverSecondary = 3
    /// The content beside two columns.
    case twoBesideSecondary = 4
  }

  /// The number of columns.
  public let style: Style
  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns that are wished; kept, without effect.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { UIKitSimulation.noteInert("UISplitViewController.preferredDisplayMode") }
  }
  /// The width of the first column, in points; kept, without effect.
  open var preferredPrimaryColumnWidth: CGFloat = 320 {
    didSet { UIKitSimulation.noteInert("UISplitViewController.preferredPrimaryColumnWidth") }
  }
  /// True if the columns are one above the other.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  private var columns: [Column: UIViewController] = [:]
  private var order: [UIViewController] = []

  /// Creates a controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, in the order of the columns.
  open var viewControllers: [UIViewController] {
    get { order }
    set {
      for controller in order { controller.removeFromParent() }
      order = newValue
      for controller in order { addChild(controller) }
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// Returns the controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Does nothing: the first column is shown.
  open func show(_ column: Column) {
    UIKitSimulation.noteInert("UISplitViewController.show(_:)")
  }

  /// Does nothing: the first column is shown.
  open func hide(_ column: Column) {
    UIKitSimulation.noteInert("UISplitViewController.hide(_:)")
  }

  /// Shows the first column.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let first = order.first { Container.add(first, to: view) }
  }
}

/// The delegate of a controller of columns; nothing is asked.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}
