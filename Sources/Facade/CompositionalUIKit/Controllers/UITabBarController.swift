// Containers that show one of several controllers.

import Foundation

/// A controller of tabs, of which the selected one is shown above a bar.
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar(frame: .zero)
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [UIViewController] = []
  private var index = 0
  /// True if a controller has taken the bar away.
  private var isBarTaken = false

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

  /// Replaces the tabs; the selected one stays so, else the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for tab in tabs {
      tab.willMove(toParent: nil)
      tab.viewIfLoaded?.removeFromSuperview()
      tab.removeFromParent()
    }
    tabs = viewControllers ?? []
    index = tabs.firstIndex { $0 === old } ?? 0
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    barsDidChange()
    tabBar.items = tabs.map(\.tabBarItem)
    exchange(old)
  }

  /// Adapts the height of the bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    barsDidChange()
  }

  /// True if a controller on the stack of the selected tab hides the bar.
  private var hidesBar: Bool {
    guard let stack = (selectedViewController as? UINavigationController)?.viewControllers else {
      return false
    }
    return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Gives the bar and the content their frames and insets.
  func barsDidChange() {
    let metrics = SystemMetrics(isViewLoaded ? traitCollection : UITraitCollection())
    let safe = isViewLoaded ? view.safeAreaInsets.bottom : 0
    let height = metrics.tabBar(hasHomeIndicator: safe > 0)
    // A bar that the app hides stays hidden.
    if hidesBar != isBarTaken {
      isBarTaken = hidesBar
      tabBar.isHidden = hidesBar
    }
    for tab in tabs {
      let inner = (tab as? UINavigationController)?.topViewController ?? tab
      let extends =
        inner.edgesForExtendedLayout.contains(.bottom)
        && (tabBar.isTranslucent || inner.extendedLayoutIncludesOpaqueBars)
      let isShown = !(tab === selectedViewController && tabBar.isHidden)
      // A stack of controllers makes room for a bar below it by itself.
      let insets = isShown && (extends || tab is UINavigationController)
      tab.barInsets.bottom = insets ? height : 0
      guard isViewLoaded, let view = tab.viewIfLoaded, view.superview === self.view else {
        continue
      }
      var frame = self.view.bounds
      if isShown, !insets { frame.size.height -= height + safe }
      if view.frame != frame { view.frame = frame }
    }
    guard isViewLoaded else { return }
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - safe, width: view.bounds.width, height: height + safe)
  }

  /// The controller that is shown.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Shows the selected tab.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    if let tab = selectedViewController { Container.add(tab, to: view) }
    barsDidChange()
  }

  private func exchange(_ old: UIViewController?) {
    guard isViewLoaded, let new = selectedViewController else { return }
    guard new !== old || new.viewIfLoaded?.superview !== view else { return }
    let old = old === new ? nil : old
    if isShown {
      old?.willDisappear(false)
      new.willAppear(false)
    }
    Container.add(new, to: view)
    new.isInWindow(false)
    old?.viewIfLoaded?.removeFromSuperview()
    barsDidChange()
    view.layoutIfNeeded()
    old?.disappeared(false)
    if isShown { new.appeared(false) }
  }
}

extension ObjectSimulation where Base: UITabBarController {
  /// Selects a tab as a touch does, and tells the delegate.
  ///
  /// A touch of the selected tab shows the first controller of its stack.
  public func select(_ index: Int) {
    guard let tabs = base.viewControllers, tabs.indices.contains(index),
      tabs[index].tabBarItem.isEnabled,
      base.delegate?.tabBarController(base, shouldSelect: tabs[index]) ?? true
    else { return }
    if index == base.selectedIndex {
      (tabs[index] as? UINavigationController)?.popToRootViewController(animated: true)
    }
    base.selectedIndex = index
    base.delegate?.tabBarController(base, didSelect: tabs[index])
  }
}
