import CompositionalUIKit

extension UITableView {
  /// Taps a row, as a finger does: the delegate may refuse or change the selection, and is told.
  ///
  /// Not part of UIKit.
  ///
  /// - Parameter indexPath: The row. Nothing happens if it is not in sight.
  public func simulateTap(onRowAt indexPath: IndexPath) {
    guard allowsSelection, cellForRow(at: indexPath) != nil else { return }
    if allowsMultipleSelection, content.selection.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      rowDelegate?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    let asked: IndexPath? =
      if let rowDelegate { rowDelegate.tableView(self, willSelectRowAt: indexPath) } else {
        indexPath
      }
    guard let asked else { return }
    let before = allowsMultipleSelection ? [] : content.selection.filter { $0 != asked }
    selectRow(at: asked, animated: true, scrollPosition: .none)
    for row in before { rowDelegate?.tableView(self, didDeselectRowAt: row) }
    rowDelegate?.tableView(self, didSelectRowAt: asked)
  }
}
