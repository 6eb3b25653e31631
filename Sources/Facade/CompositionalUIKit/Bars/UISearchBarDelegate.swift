import Foundation

/// The delegate of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns true if typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns true if typing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns true if a text may take the place of characters.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
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
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
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
