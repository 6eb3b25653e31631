import Foundation

/// An object that shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text or the scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}
