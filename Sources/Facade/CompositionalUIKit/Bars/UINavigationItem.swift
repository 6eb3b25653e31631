// The content of navigation bars, which is kept and not shown.

import Foundation

/// The content of a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
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
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  open var title: String?
  /// The navigation controller that shows the item.
  weak var owner: UINavigationController?
  /// A line above the title.
  open var prompt: String? { didSet { owner?.barsDidChange() } }
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { owner?.barsDidChange() }
  }
  /// The title of the button that goes back.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The style of the bar.
  open var style = ItemStyle.navigator
  /// The title of the button that goes back to this item; nil for the title.
  open var backButtonTitle: String?
  /// The button that goes back to this item; nil for that of the system.
  open var backBarButtonItem: UIBarButtonItem?
  /// True if there is no button that goes back.
  open var hidesBackButton = false
  /// True if the buttons at the left stand beside the one that goes back.
  open var leftItemsSupplementBackButton = false
  /// The buttons at the right, from the edge; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the left, from the edge; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The first button at the right; nil for none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the left; nil for none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The view in place of the title; nil for the title.
  open var titleView: UIView?
  /// The line below the title; nil for none.
  open var subtitle: String?
  /// The view below the title; nil for none.
  open var subtitleView: UIView?
  /// The controller of a search; nil for none.
  open var searchController: UISearchController? {
    didSet {
      searchController?.item = self
      owner?.barsDidChange()
    }
  }
  /// True if the search bar hides while the content scrolls.
  open var hidesSearchBarWhenScrolling = true { didSet { owner?.barsDidChange() } }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The item of a tool bar in which the search bar stands.
  public let searchBarPlacementBarButtonItem = UIBarButtonItem()
  /// True if the search bar may stand in another bar.
  open var searchBarPlacementAllowsExternalIntegration = true
  /// The look of the bar; nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar above content at its top; nil for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar; nil for that of the bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// Creates an item without a title.
  public override init() {}

  /// Creates an item.
  public init(title: String) { self.title = title }

  /// Sets the first button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the first button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
}
