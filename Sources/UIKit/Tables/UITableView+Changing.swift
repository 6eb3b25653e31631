import Compositional
import CompositionalUIKit

// Reuse, selection, and data that changes.

extension UITableView {
  /// Registers a class of cells.
  public func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    content.makers[identifier] = cellClass.map { type in { type.init(registeredAs: identifier) } }
  }

  /// Returns a cell that waits for reuse, or a new one of a registered class; nil if there is none.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = content.spare[identifier]?.popLast() else {
      return content.makers[identifier]?()
    }
    cell.isSelected = false
    cell.isHighlighted = false
    cell.prepareForReuse()
    return cell
  }

  /// Returns a cell that waits for reuse, or a new one of a registered class.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No class is registered for cells with the identifier \"\(identifier)\".")
    }
    return cell
  }

  // MARK: Selection

  /// The selected row, the first of several; nil for none.
  public var indexPathForSelectedRow: IndexPath? { content.selection.first }

  /// The selected rows, in the order of selection; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    content.selection.isEmpty ? nil : content.selection
  }

  /// Selects a row; the delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in content.selection { deselectRow(at: row, animated: animated) }
      return
    }
    guard allowsSelection else { return }
    if !allowsMultipleSelection {
      for row in content.selection where row != indexPath {
        deselectRow(at: row, animated: animated)
      }
    }
    if !content.selection.contains(indexPath) { content.selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    content.selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

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

  // MARK: Data

  /// Asks the data source for all rows again, at the next layout pass.
  public func reloadData() {
    content.layout = nil
    content.selection = []
    setNeedsLayout()
  }

  /// Asks the data source for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { follow() }
  /// Asks the data source for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { follow() }
  /// Follows rows that were inserted into the data.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { follow() }
  /// Follows rows that were deleted from the data.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { follow() }
  /// Follows a row that was moved in the data.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { follow() }
  /// Follows sections that were inserted into the data.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { follow() }
  /// Follows sections that were deleted from the data.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { follow() }
  /// Does nothing; ``endUpdates()`` follows the data.
  public func beginUpdates() {}
  /// Follows the changes of the data.
  public func endUpdates() { follow() }

  /// Performs updates, follows the data, and tells that the updates are over.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    follow()
    completion?(true)
  }

  /// Lets all rows be asked for again, at the next layout pass; heights are measured again.
  private func follow() {
    content.layout = nil
    setNeedsLayout()
  }
}
