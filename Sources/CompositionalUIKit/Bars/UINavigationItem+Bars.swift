// What a navigation bar shows of an item; it is kept and not shown.

import Foundation

extension UINavigationItem {
  /// The size of a title.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
    /// Within the bar.
    case inline = 3
  }

  /// The title of the button that goes back.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// As there is room.
    case `default` = 0
    /// A general title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// As there is room.
    case automatic = 0
    /// Within the bar.
    case integrated = 1
    /// Below the bar.
    case stacked = 2
  }

  /// The style of the bar.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// For navigation.
    case navigator = 0
    /// For a browser.
    case browser = 1
    /// For an editor.
    case editor = 2
  }

  /// The size of the title.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The title of the button that goes back.
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// The style of the bar.
  public var style: ItemStyle {
    get { kept(.navigator) }
    set { keep(newValue) }
  }
  /// The title of the button that goes back to this item; nil for the title.
  public var backButtonTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The button that goes back to this item; nil for that of the system.
  public var backBarButtonItem: UIBarButtonItem? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// True if there is no button that goes back.
  public var hidesBackButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// True if the buttons at the left stand beside the one that goes back.
  public var leftItemsSupplementBackButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The buttons at the right, from the edge; nil for none.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The buttons at the left, from the edge; nil for none.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The first button at the right; nil for none.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the left; nil for none.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The view in place of the title; nil for the title.
  public var titleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The line below the title; nil for none.
  public var subtitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The view below the title; nil for none.
  public var subtitleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The controller of a search; nil for none.
  public var searchController: UISearchController? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// True if the search bar hides while the content scrolls.
  public var hidesSearchBarWhenScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The place of the search bar.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The item of a tool bar in which the search bar stands.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem { kept(UIBarButtonItem()) }
  /// True if the search bar may stand in another bar.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The look of the bar; nil for that of the bar.
  public var standardAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The look of the bar above content at its top; nil for that of the bar.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The look of a low bar; nil for that of the bar.
  public var compactAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Sets the first button at the right.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the first button at the left.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the buttons at the right.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the buttons at the left.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
}
