// The rows of a list.

extension AloeStackView {
  /// Appends a row; one that is in the list moves and gets the settings of a new cell.
  public mutating func addRow(_ row: ContentElement, animated: Bool = false) {
    addRows([row], animated: animated)
  }

  /// Appends rows, in order.
  public mutating func addRows(_ rows: [ContentElement], animated: Bool = false) {
    apply(.add(names(of: rows)), animated: animated)
  }

  /// Puts a row before all others.
  public mutating func prependRow(_ row: ContentElement, animated: Bool = false) {
    prependRows([row], animated: animated)
  }

  /// Puts rows before all others, in order.
  public mutating func prependRows(_ rows: [ContentElement], animated: Bool = false) {
    apply(.prepend(names(of: rows)), animated: animated)
  }

  /// Puts a row before another one; nothing happens if that is not in the list.
  public mutating func insertRow(
    _ row: ContentElement, before anchor: String, animated: Bool = false
  ) {
    insertRows([row], before: anchor, animated: animated)
  }

  /// Puts rows before another one, in order.
  public mutating func insertRows(
    _ rows: [ContentElement], before anchor: String, animated: Bool = false
  ) {
    apply(.insertBefore(rows: names(of: rows), anchor: anchor), animated: animated)
  }

  /// Puts a row after another one; nothing happens if that is not in the list.
  public mutating func insertRow(
    _ row: ContentElement, after anchor: String, animated: Bool = false
  ) {
    insertRows([row], after: anchor, animated: animated)
  }

  /// Puts rows after another one, in order.
  public mutating func insertRows(
    _ rows: [ContentElement], after anchor: String, animated: Bool = false
  ) {
    apply(.insertAfter(rows: names(of: rows), anchor: anchor), animated: animated)
  }

  /// Removes a row.
  public mutating func removeRow(_ row: String, animated: Bool = false) {
    removeRows([row], animated: animated)
  }

  /// Removes rows.
  public mutating func removeRows(_ rows: [String], animated: Bool = false) {
    apply(.remove(rows), animated: animated)
  }

  /// Removes all rows.
  public mutating func removeAllRows(animated: Bool = false) {
    apply(.removeAll, animated: animated)
  }

  /// The name of the first row, hidden or not; nil for none.
  ///
  /// - Complexity: O(operations)
  public var firstRow: String? { list.all.first }

  /// The name of the last row, hidden or not; nil for none.
  ///
  /// - Complexity: O(operations)
  public var lastRow: String? { list.all.last }

  /// Returns the names of all rows, hidden or not, in order.
  ///
  /// - Complexity: O(operations)
  public func getAllRows() -> [String] { list.all }

  /// Returns true if a row is in the list, hidden or not.
  ///
  /// - Complexity: O(operations)
  public func containsRow(_ row: String) -> Bool { list.all.contains(row) }

  /// Hides a row, which keeps its place in the list.
  public mutating func hideRow(_ row: String, animated: Bool = false) {
    hideRows([row], animated: animated)
  }

  /// Hides rows.
  public mutating func hideRows(_ rows: [String], animated: Bool = false) {
    apply(.hide(rows), animated: animated)
  }

  /// Shows a hidden row.
  public mutating func showRow(_ row: String, animated: Bool = false) {
    showRows([row], animated: animated)
  }

  /// Shows hidden rows.
  public mutating func showRows(_ rows: [String], animated: Bool = false) {
    apply(.show(rows), animated: animated)
  }

  /// Hides or shows a row.
  public mutating func setRowHidden(_ row: String, isHidden: Bool, animated: Bool = false) {
    setRowsHidden([row], isHidden: isHidden, animated: animated)
  }

  /// Hides or shows rows.
  public mutating func setRowsHidden(
    _ rows: [String], isHidden: Bool, animated: Bool = false
  ) {
    apply(isHidden ? .hide(rows) : .show(rows), animated: animated)
  }

  /// Returns true if a row is in the list and hidden.
  ///
  /// - Complexity: O(operations)
  public func isRowHidden(_ row: String) -> Bool { list.hidden.contains(row) }

  /// Sets the insets of a row in its cell, in points.
  public mutating func setInset(forRow row: String, inset: DirectionalEdgeInsets) {
    setInset(forRows: [row], inset: inset)
  }

  /// Sets the insets of rows in their cells, in points.
  public mutating func setInset(forRows rows: [String], inset: DirectionalEdgeInsets) {
    apply(.setInset(rows, inset))
  }

  /// Sets the insets of the separator of a row, in points.
  public mutating func setSeparatorInset(forRow row: String, inset: DirectionalEdgeInsets) {
    setSeparatorInset(forRows: [row], inset: inset)
  }

  /// Sets the insets of the separators of rows, in points.
  public mutating func setSeparatorInset(
    forRows rows: [String], inset: DirectionalEdgeInsets
  ) {
    apply(.setSeparatorInset(rows, inset))
  }

  /// Hides the separator of a row.
  public mutating func hideSeparator(forRow row: String) { hideSeparators(forRows: [row]) }

  /// Hides the separators of rows.
  public mutating func hideSeparators(forRows rows: [String]) { apply(.hideSeparator(rows)) }

  /// Shows the separator of a row.
  public mutating func showSeparator(forRow row: String) { showSeparators(forRows: [row]) }

  /// Shows the separators of rows.
  public mutating func showSeparators(forRows rows: [String]) { apply(.showSeparator(rows)) }

  /// Scrolls as little as needed to have a row in sight, without its insets.
  public mutating func scrollRowToVisible(_ row: String) { apply(.scrollToVisible(row)) }
}
