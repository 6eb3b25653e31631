import UIKit

// The rows of a list: adding, removing, hiding and asking for them.

extension AloeStackView {
  /// Adds a row at the end; one that is in the list moves, and loses its settings.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - animated: True to fade it in.
  public func addRow(_ row: UIView, animated: Bool = false) {
    insert(row, at: cells.count, animated: animated)
  }

  /// Adds rows at the end, in order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - animated: True to fade them in.
  public func addRows(_ rows: [UIView], animated: Bool = false) {
    for row in rows { addRow(row, animated: animated) }
  }

  /// Adds a row at the start.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - animated: True to fade it in.
  public func prependRow(_ row: UIView, animated: Bool = false) {
    insert(row, at: 0, animated: animated)
  }

  /// Adds rows at the start, in order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - animated: True to fade them in.
  public func prependRows(_ rows: [UIView], animated: Bool = false) {
    for row in rows.reversed() { prependRow(row, animated: animated) }
  }

  /// Inserts a row before another.
  ///
  /// Nothing happens if the other is not in the list.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - beforeRow: The other row.
  ///   - animated: True to fade the row in.
  public func insertRow(_ row: UIView, before beforeRow: UIView, animated: Bool = false) {
    guard let index = index(of: beforeRow) else { return }
    insert(row, at: index, animated: animated)
  }

  /// Inserts rows before another, in order.
  ///
  /// Nothing happens if the other is not in the list.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - beforeRow: The other row.
  ///   - animated: True to fade the rows in.
  public func insertRows(_ rows: [UIView], before beforeRow: UIView, animated: Bool = false) {
    for row in rows { insertRow(row, before: beforeRow, animated: animated) }
  }

  /// Inserts a row after another.
  ///
  /// Nothing happens if the other is not in the list.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - afterRow: The other row.
  ///   - animated: True to fade the row in.
  public func insertRow(_ row: UIView, after afterRow: UIView, animated: Bool = false) {
    guard let index = index(of: afterRow) else { return }
    insert(row, at: index + 1, animated: animated)
  }

  /// Inserts rows after another, in order.
  ///
  /// Nothing happens if the other is not in the list.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - afterRow: The other row.
  ///   - animated: True to fade the rows in.
  public func insertRows(_ rows: [UIView], after afterRow: UIView, animated: Bool = false) {
    var previous = afterRow
    for row in rows {
      insertRow(row, after: previous, animated: animated)
      previous = row
    }
  }

  /// Removes a row.
  ///
  /// An animated one collapses, and is in the list until the end. Only adding it again keeps it there.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - animated: True to collapse it.
  public func removeRow(_ row: UIView, animated: Bool = false) {
    guard let cell = cell(of: row) else { return }
    if !animated {
      remove(cell)
    } else if lengthChange(of: cell)?.kind != .remove {
      begin(.remove, of: cell)
    }
  }

  /// Removes rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - animated: True to collapse them.
  public func removeRows(_ rows: [UIView], animated: Bool = false) {
    for row in rows { removeRow(row, animated: animated) }
  }

  /// Removes all rows.
  ///
  /// - Parameter animated: True to collapse them.
  public func removeAllRows(animated: Bool = false) {
    removeRows(getAllRows(), animated: animated)
  }

  /// The first row, which may be hidden; nil for none.
  public var firstRow: UIView? { cells.first?.contentView }

  /// The last row, which may be hidden; nil for none.
  public var lastRow: UIView? { cells.last?.contentView }

  /// Returns all rows in order, hidden ones too.
  public func getAllRows() -> [UIView] { cells.map(\.contentView) }

  /// Returns true if a row is in the list, hidden or not.
  public func containsRow(_ row: UIView) -> Bool { cell(of: row) != nil }

  private func index(of row: UIView) -> Int? { cells.firstIndex { $0.contentView === row } }

  // MARK: Hiding

  /// Hides a row, which keeps its place and its settings.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - animated: True to collapse it.
  public func hideRow(_ row: UIView, animated: Bool = false) {
    setRowHidden(row, isHidden: true, animated: animated)
  }

  /// Hides rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - animated: True to collapse them.
  public func hideRows(_ rows: [UIView], animated: Bool = false) {
    setRowsHidden(rows, isHidden: true, animated: animated)
  }

  /// Shows a hidden row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - animated: True to let it grow.
  public func showRow(_ row: UIView, animated: Bool = false) {
    setRowHidden(row, isHidden: false, animated: animated)
  }

  /// Shows hidden rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - animated: True to let them grow.
  public func showRows(_ rows: [UIView], animated: Bool = false) {
    setRowsHidden(rows, isHidden: false, animated: animated)
  }

  /// Hides or shows a row; one that is being removed goes on.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isHidden: True to hide it.
  ///   - animated: True to let it collapse or grow.
  public func setRowHidden(_ row: UIView, isHidden: Bool, animated: Bool = false) {
    guard let cell = cell(of: row), isRowHidden(row) != isHidden else { return }
    let change = lengthChange(of: cell)
    guard change?.kind != .remove else { return }
    if animated { return begin(isHidden ? .hide : .show, of: cell) }
    if let change { finish(change) }
    cell.isHidden = isHidden
  }

  /// Hides or shows rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - isHidden: True to hide them.
  ///   - animated: True to let them collapse or grow.
  public func setRowsHidden(_ rows: [UIView], isHidden: Bool, animated: Bool = false) {
    for row in rows { setRowHidden(row, isHidden: isHidden, animated: animated) }
  }

  /// Returns true if a row of the list is hidden, or is being hidden or removed.
  public func isRowHidden(_ row: UIView) -> Bool {
    guard let cell = cell(of: row) else { return false }
    let change = lengthChange(of: cell)?.kind
    return cell.isHidden || change == .hide || change == .remove
  }
}
