// A search bar, whose text a test changes as fingers do, and the controller that follows it.

import Foundation

/// A controller of a search bar and its results.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  /// The object that is told when the text changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows results; nil for the one that searches.
  public let searchResultsController: UIViewController?
  /// True if a search is going on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        searchBar.becomeFirstResponder()
        update()
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        update()
        delegate?.didDismissSearchController(self)
      }
    }
  }
  /// True if the content is dimmed during a search; kept, without effect.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { UIKitSimulation.noteInert("UISearchController.obscuresBackgroundDuringPresentation") }
  }
  /// True if the navigation bar hides during a search; kept, without effect.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { UIKitSimulation.noteInert("UISearchController.hidesNavigationBarDuringPresentation") }
  }
  /// True if the button that cancels comes by itself; kept, without effect.
  open var automaticallyShowsCancelButton = true {
    didSet { UIKitSimulation.noteInert("UISearchController.automaticallyShowsCancelButton") }
  }
  /// True if scopes come by themselves; kept, without effect.
  open var automaticallyShowsScopeBar = true {
    didSet { UIKitSimulation.noteInert("UISearchController.automaticallyShowsScopeBar") }
  }

  /// True if the results are shown, also without a text.
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      placeResults()
    }
  }
  /// True if the results are shown as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true
  /// The navigation item that has the search; nil for none.
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }
}

extension UISearchController {
  /// The controller that searches: that of the navigation item, or that around the search bar; nil for none.
  private var host: UIViewController? {
    if let item { return item.owner?.viewControllers.first { $0.navigationItem === item } }
    var responder = searchBar.next
    while let next = responder, !(next is UIViewController) { responder = next.next }
    return responder as? UIViewController
  }

  /// Tells of another text, scope or state, and shows the results if there are any.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    placeResults()
  }

  /// Shows the results over the controller that searches, or takes them away.
  private func placeResults() {
    guard let results = searchResultsController else { return }
    let isAsked =
      automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : showsSearchResultsController
    guard isActive && isAsked else { return takeResultsAway(results) }
    guard results.parent !== self, let host, let view = host.viewIfLoaded else { return }
    presenter = host
    addChild(results)
    results.willAppear(true)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.isInWindow(true)
    results.appeared(true)
    results.didMove(toParent: self)
  }

  private func takeResultsAway(_ results: UIViewController) {
    guard results.parent === self else { return }
    results.willMove(toParent: nil)
    results.willDisappear(true)
    results.view.removeFromSuperview()
    results.disappeared(true)
    results.removeFromParent()
    presenter = nil
  }
}
