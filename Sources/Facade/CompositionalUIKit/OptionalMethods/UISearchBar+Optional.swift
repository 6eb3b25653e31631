import Foundation

extension UISearchBarDelegate {
  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: _OptionalMethod<UISearchBar, Bool>? {
    _OptionalMethod { self.searchBarShouldBeginEditing($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: _OptionalMethod<UISearchBar, Void>? {
    _OptionalMethod { self.searchBarTextDidBeginEditing($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: _OptionalMethod<UISearchBar, Void>? {
    _OptionalMethod { self.searchBarTextDidEndEditing($0) }
  }

  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var searchBar: _UISearchBarDelegateMethods? { _UISearchBarDelegateMethods(delegate: self) }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: _OptionalMethod<UISearchBar, Void>? {
    _OptionalMethod { self.searchBarSearchButtonClicked($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: _OptionalMethod<UISearchBar, Void>? {
    _OptionalMethod { self.searchBarCancelButtonClicked($0) }
  }
}

/// Optional methods of ``UISearchBarDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UISearchBarDelegateMethods {
  fileprivate let delegate: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

extension UISearchControllerDelegate {
  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var willPresentSearchController: _OptionalMethod<UISearchController, Void>? {
    _OptionalMethod { self.willPresentSearchController($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var didPresentSearchController: _OptionalMethod<UISearchController, Void>? {
    _OptionalMethod { self.didPresentSearchController($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var willDismissSearchController: _OptionalMethod<UISearchController, Void>? {
    _OptionalMethod { self.willDismissSearchController($0) }
  }

  /// The method of the same name, for a call with a question mark.
  @_disfavoredOverload
  public var didDismissSearchController: _OptionalMethod<UISearchController, Void>? {
    _OptionalMethod { self.didDismissSearchController($0) }
  }
}
