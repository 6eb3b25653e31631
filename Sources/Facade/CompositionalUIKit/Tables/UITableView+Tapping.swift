import Foundation

extension ObjectSimulation where Base: UITableView {
  /// Taps a row, as a finger does: the delegate may refuse or change the selection, and is told.
  ///
  /// - Parameter indexPath: The row. Nothing happens if it is not in sight.
  public func tapRow(at indexPath: IndexPath) {
    guard base.allowsSelection, base.cellForRow(at: indexPath) != nil else { return }
    if base.allowsMultipleSelection, base.content.selection.contains(indexPath) {
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
    let before = base.allowsMultipleSelection ? [] : base.content.selection.filter { $0 != asked }
    base.selectRow(at: asked, animated: true, scrollPosition: .none)
    for row in before { base.delegate?.tableView(base, didDeselectRowAt: row) }
    base.delegate?.tableView(base, didSelectRowAt: asked)
  }
}
