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
