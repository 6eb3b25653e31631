import Foundation

// The heights of bars, what they take of the content, and the large title that collapses.

extension UINavigationController {
  private var metrics: SystemMetrics {
    SystemMetrics(isViewLoaded ? traitCollection : UITraitCollection())
  }

  /// The large title of an item: that of the items before it if it is automatic.
  private var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    for controller in viewControllers.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height of a large title that is shown in full, in points.
  private var largeTitle: CGFloat { hasLargeTitle ? metrics.largeTitle : 0 }

  /// The height of the navigation bar with all that is in it, in points.
  private var barHeight: CGFloat {
    guard let item = topViewController?.navigationItem, !isNavigationBarHidden else { return 0 }
    let metrics = metrics
    // A search bar that hides is out of sight until it is pulled down.
    let hasSearch = item.searchController != nil && !item.hidesSearchBarWhenScrolling
    return metrics.navigationBar + (item.prompt == nil ? 0 : SystemMetrics.prompt)
      + (hasSearch ? SystemMetrics.searchField : 0) + largeTitle - hiddenTitle
  }

  /// The scroll view below the bar, whose scrolling collapses a large title.
  var contentScrollView: UIScrollView? {
    guard let top = topViewController, let view = top.viewIfLoaded else { return nil }
    if let given = top.givenScrollView { return given }
    if let found = view as? UIScrollView { return found }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { $0.frame.minY <= 0 }
  }

  /// Collapses the large title as far as the content has scrolled.
  func follow(_ view: UIScrollView) {
    guard view === contentScrollView, view.bounds.height > 0, !isNavigationBarHidden else { return }
    let scrolled = view.contentOffset.y + view.scrollInset.top
    let hidden = max(0, min(largeTitle, scrolled))
    guard hidden != hiddenTitle else { return }
    hiddenTitle = hidden
    view.hiddenBarHeight = hidden
    barsDidChange()
  }

  /// Returns where a released view comes to rest: with the large title in full, or without it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - y: The content offset that is proposed, in points.
  func restingOffset(of view: UIScrollView, proposed y: CGFloat) -> CGFloat {
    guard view === contentScrollView, !isNavigationBarHidden else { return y }
    let top = -view.scrollInset.top
    guard y > top, y < top + largeTitle else { return y }
    return y - top < largeTitle / 2 ? top : top + largeTitle
  }

  /// Gives the bars and the content their frames and insets.
  func barsDidChange() {
    guard let top = topViewController else { return }
    if hiddenTitle > largeTitle {
      hiddenTitle = largeTitle
      contentScrollView?.hiddenBarHeight = hiddenTitle
    }
    let (height, toolbarHeight) = (barHeight, isToolbarHidden ? 0 : metrics.toolbar)
    let includesOpaque = top.extendedLayoutIncludesOpaqueBars
    let edges = top.edgesForExtendedLayout
    let isUnderBar = edges.contains(.top) && (navigationBar.isTranslucent || includesOpaque)
    let isUnderToolbar =
      edges.contains(.bottom) && (toolbar?.isTranslucent ?? true || includesOpaque)
    top.barInsets = UIEdgeInsets(
      top: isUnderBar ? height : 0, left: 0, bottom: isUnderToolbar ? toolbarHeight : 0, right: 0)
    guard isViewLoaded, let view else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    var frame = bounds
    if !isUnderBar, height > 0 {
      frame.origin.y = safe.top + height
      frame.size.height -= frame.origin.y
    }
    if !isUnderToolbar, toolbarHeight > 0 || barInsets.bottom > 0 {
      frame.size.height -= toolbarHeight + safe.bottom
    }
    if let inner = top.viewIfLoaded, inner.superview === view, inner.frame != frame {
      inner.frame = frame
    }
    let above = metrics.aboveNavigationBar
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: safe.top + above, width: bounds.width, height: max(0, height - above))
    toolbar?.isHidden = isToolbarHidden
    toolbar?.items = top.toolbarItems
    toolbar?.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - metrics.toolbar, width: bounds.width,
      height: metrics.toolbar)
  }
}
