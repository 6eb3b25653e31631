import Foundation

extension UITableViewDelegate {
  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var tableView: _UITableViewDelegateMethods? { _UITableViewDelegateMethods(delegate: self) }
}

/// Optional methods of ``UITableViewDelegate``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UITableViewDelegateMethods {
  fileprivate let delegate: any UITableViewDelegate

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
}

extension UITableViewDataSource {
  /// The methods of the same name, for calls with a question mark.
  @_disfavoredOverload
  public var numberOfSections: _UITableViewDataSourceMethods? {
    _UITableViewDataSourceMethods(delegate: self)
  }
}

/// Optional methods of ``UITableViewDataSource``, for calls with a question mark.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public struct _UITableViewDataSourceMethods {
  fileprivate let delegate: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int {
    delegate.numberOfSections(in: tableView)
  }
}
