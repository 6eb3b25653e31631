import UIKit

// The settings of rows that are in the list. Those of other rows change nothing.

extension AloeStackView {
  /// Sets the function that a tap on a row calls.
  ///
  /// The row must have `isUserInteractionEnabled`, which labels do not have by default.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - handler: The function, called with the row; nil for none.
  public func setTapHandler<RowView: UIView>(
    forRow row: RowView, handler: ((RowView) -> Void)?
  ) {
    let plain = handler.map { handler in
      { (view: UIView) in
        guard let row = view as? RowView else { return }
        handler(row)
      }
    }
    setTapHandler(forRow: row as UIView, handler: plain)
  }

  /// Sets the function that a tap on a row of any class calls.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - handler: The function, called with the row; nil for none.
  public func setTapHandler(forRow row: UIView, handler: ((UIView) -> Void)?) {
    cell(of: row)?.tapHandler = handler
  }

  /// Sets the background color of a row's cell.
  public func setBackgroundColor(forRow row: UIView, color: UIColor) {
    setBackgroundColor(forRows: [row], color: color)
  }

  /// Sets the background color of the cells of rows.
  public func setBackgroundColor(forRows rows: [UIView], color: UIColor) {
    change(rows) { $0.rowBackgroundColor = color }
  }

  /// Sets the distances of a row from its cell.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - inset: The distances, in points.
  public func setInset(forRow row: UIView, inset: UIEdgeInsets) {
    setInset(forRows: [row], inset: inset)
  }

  /// Sets the distances of rows from their cells.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - inset: The distances, in points.
  public func setInset(forRows rows: [UIView], inset: UIEdgeInsets) {
    change(rows) { $0.rowInset = inset }
  }

  /// Sets the distances of a row's separator from the ends of its cell.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - inset: The distances, in points.
  public func setSeparatorInset(forRow row: UIView, inset: UIEdgeInsets) {
    setSeparatorInset(forRows: [row], inset: inset)
  }

  /// Sets the distances of the separators of rows from the ends of their cells.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - inset: The distances, in points.
  public func setSeparatorInset(forRows rows: [UIView], inset: UIEdgeInsets) {
    change(rows) { $0.separatorInset = inset }
  }

  /// Hides the separator of a row.
  public func hideSeparator(forRow row: UIView) { hideSeparators(forRows: [row]) }

  /// Hides the separators of rows.
  public func hideSeparators(forRows rows: [UIView]) { change(rows) { $0.hidesSeparator = true } }

  /// Shows the separator of a row, unless the row or the list hides it for another reason.
  public func showSeparator(forRow row: UIView) { showSeparators(forRows: [row]) }

  /// Shows the separators of rows, unless the rows or the list hide them for another reason.
  public func showSeparators(forRows rows: [UIView]) { change(rows) { $0.hidesSeparator = false } }

  private func change(_ rows: [UIView], _ body: (StackViewCell) -> Void) {
    for row in rows { if let cell = cell(of: row) { body(cell) } }
    updateSeparators()
  }

  /// Scrolls the smallest distance that makes a row visible.
  ///
  /// The insets of its cell do not count.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - animated: True to tell the delegate of the end.
  public func scrollRowToVisible(_ row: UIView, animated: Bool = true) {
    guard let cell = cell(of: row), !isRowHidden(row) else { return }
    layoutIfNeeded()
    scrollRectToVisible(convert(row.frame, from: cell), animated: animated)
  }
}
