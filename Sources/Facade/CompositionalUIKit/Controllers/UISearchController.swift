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
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
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
