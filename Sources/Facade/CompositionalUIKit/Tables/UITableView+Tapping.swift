import Foundation

extension UITableView {
  /// True if a tap selects rows now.
  var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// True if several rows can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

extension ObjectSimulation where Base: UITableView {
  /// Taps a row, as a finger does: the delegate may refuse or change the selection, and is told.
  ///
  /// - Parameter indexPath: The row. Nothing happens if it is not in sight.
  public func tapRow(at indexPath: IndexPath) {
    guard base.selects, let cell = base.cellForRow(at: indexPath),
      base.delegate?.tableView(base, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    base.delegate?.tableView(base, didHighlightRowAt: indexPath)
    cell.setHighlighted(false, animated: false)
    base.delegate?.tableView(base, didUnhighlightRowAt: indexPath)
    select(indexPath)
  }

  private func select(_ indexPath: IndexPath) {
    if base.selectsSeveral, base.content.selection.contains(indexPath) {
      if let delegate = base.delegate {
        guard delegate.tableView(base, willDeselectRowAt: indexPath) != nil else { return }
      }
      base.deselectRow(at: indexPath, animated: true)
      base.delegate?.tableView(base, didDeselectRowAt: indexPath)
      return
    }
    let asked: IndexPath? =
      if let delegate = base.delegate {
        delegate.tableView(base, willSelectRowAt: indexPath)
      } else {
        indexPath
      }
    guard let asked else { return }
    let before = base.selectsSeveral ? [] : base.content.selection.filter { $0 != asked }
    base.selectRow(at: asked, animated: true, scrollPosition: .none)
    for row in before { base.delegate?.tableView(base, didDeselectRowAt: row) }
    base.delegate?.tableView(base, didSelectRowAt: asked)
    guard !base.selectsSeveral, !base.isEditing, let delegate = base.delegate,
      delegate.tableView(base, canPerformPrimaryActionForRowAt: asked)
    else { return }
    delegate.tableView(base, performPrimaryActionForRowAt: asked)
  }

  /// Touches the button of details in a row.
  ///
  /// - Returns: False if the row is out of sight or has none.
  @discardableResult
  public func touchAccessory(at indexPath: IndexPath) -> Bool {
    guard let cell = base.cellForRow(at: indexPath), cell.accessoryView == nil,
      [.detailButton, .detailDisclosureButton].contains(cell.accessoryType)
    else { return false }
    base.delegate?.tableView(base, accessoryButtonTappedForRowWith: indexPath)
    return true
  }

  /// Returns the actions that a swipe over a row reveals; nil for none.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - edge: The side from which the finger moves: the right one for trailing actions.
  public func swipe(at indexPath: IndexPath, from edge: UIRectEdge = .right)
    -> UISwipeActionsConfiguration?
  {
    guard base.dataSource?.tableView(base, canEditRowAt: indexPath) ?? false else { return nil }
    let isReversed = base.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTrailing = edge.contains(.right) != isReversed
    let found =
      isTrailing
      ? base.delegate?.tableView(base, trailingSwipeActionsConfigurationForRowAt: indexPath)
      : base.delegate?.tableView(base, leadingSwipeActionsConfigurationForRowAt: indexPath)
    guard let found, !found.actions.isEmpty else { return found }
    base.delegate?.tableView(base, willBeginEditingRowAt: indexPath)
    for action in found.actions {
      action.row = base.cellForRow(at: indexPath)
      action.ended = { [weak base] in
        guard let base else { return }
        base.delegate?.tableView(base, didEndEditingRowAt: indexPath)
      }
    }
    return found
  }

  /// Touches the button that deletes a row, for data sources that commit it.
  ///
  /// - Returns: False if the row cannot be deleted.
  @discardableResult
  public func deleteRow(at indexPath: IndexPath) -> Bool {
    guard let source = base.dataSource, source.tableView(base, canEditRowAt: indexPath),
      base.delegate?.tableView(base, editingStyleForRowAt: indexPath) ?? .delete == .delete
    else { return false }
    source.tableView(base, commit: .delete, forRowAt: indexPath)
    return true
  }

  /// Drags a row to another place, and tells the data source.
  ///
  /// - Returns: False if the row cannot be moved.
  @discardableResult
  public func moveRow(at indexPath: IndexPath, to place: IndexPath) -> Bool {
    guard let source = base.dataSource, source.tableView(base, canMoveRowAt: indexPath) else {
      return false
    }
    let target =
      base.delegate?.tableView(
        base, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: place) ?? place
    guard target != indexPath else { return true }
    let cell = base.cellForRow(at: indexPath)
    source.tableView(base, moveRowAt: indexPath, to: target)
    if let cell {
      // A data source may have moved the row in the table, too.
      if base.indexPath(for: cell) == indexPath { base.moveRow(at: indexPath, to: target) }
    } else {
      base.makeRowsAgain()
    }
    return true
  }

  /// Returns the menu of a row, as a long press shows it; nil for none.
  public func menu(at indexPath: IndexPath) -> UIMenu? {
    let frame = base.rectForRow(at: indexPath)
    return base.delegate?.tableView(
      base, contextMenuConfigurationForRowAt: indexPath,
      point: CGPoint(x: frame.midX, y: frame.midY))?.simulation.menu()
  }
}
