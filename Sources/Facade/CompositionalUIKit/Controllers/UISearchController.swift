// A search bar, whose text a test changes as fingers do, and the controller that follows it.

import Foundation

/// A bar with a text to search for.
open class UISearchBar: UIView {
  /// The look of a bar.
  public enum Style: Int, Hashable, Sendable {
    /// As the system chooses.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The text, nil for none; code that sets it does not notify the delegate.
  open var text: String?
  /// The text that stands in for none; nil for nothing.
  open var placeholder: String?
  /// A line above the bar; nil for none.
  open var prompt: String?
  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look.
  open var searchBarStyle = Style.default
  /// True if there is a button that cancels.
  open var showsCancelButton = false
  /// True if there are scopes.
  open var showsScopeBar = false
  /// The titles of scopes; nil for none.
  open var scopeButtonTitles: [String]?
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0
  /// True if what is behind shines through.
  open var isTranslucent = true
  /// The color of the bar; nil for that of the system.
  open var barTintColor: UIColor?
  /// The image of the background; nil for that of the system.
  open var backgroundImage: UIImage?
  /// The field of the text.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The change of case of a typed text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of a typed text.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The key that ends typing.
  open var returnKeyType = UIReturnKeyType.search
  weak var searchController: UISearchController?

  /// True: the bar receives text.
  open override var canBecomeFirstResponder: Bool { true }

  /// The height of a bar, in points; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemMetrics.searchBar)
  }

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

extension ObjectSimulation where Base: UISearchBar {
  /// Changes the text as typing does, and notifies the delegate and the search controller.
  ///
  /// - Parameter text: The whole text after typing.
  public func type(_ text: String) {
    if !base.isFirstResponder {
      guard base.delegate?.searchBarShouldBeginEditing(base) ?? true else { return }
      base.becomeFirstResponder()
      base.searchController?.isActive = true
      base.delegate?.searchBarTextDidBeginEditing(base)
    }
    base.text = text
    base.delegate?.searchBar(base, textDidChange: text)
    base.searchController.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
  }

  /// Touches the button that cancels: the text is empty, and the delegate is notified.
  public func cancel() {
    base.text = ""
    base.resignFirstResponder()
    base.delegate?.searchBar(base, textDidChange: "")
    base.delegate?.searchBarCancelButtonClicked(base)
    base.searchController?.isActive = false
  }

  /// Presses the key that searches.
  public func pressSearchKey() { base.delegate?.searchBarSearchButtonClicked(base) }

  /// Chooses a scope, and notifies the delegate and the search controller.
  public func selectScope(_ index: Int) {
    base.selectedScopeButtonIndex = index
    base.delegate?.searchBar(base, selectedScopeButtonIndexDidChange: index)
    base.searchController.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) }
  }
}

/// The delegate of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns true if typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when typing ends.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the key that searches is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button that cancels is touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A controller of a search bar and its results.
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The object that is told when the text changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows results; nil for the one that searches.
  public let searchResultsController: UIViewController?
  /// True if a search is going on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
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

  /// Creates a controller.
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

/// An object that shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text or the scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
