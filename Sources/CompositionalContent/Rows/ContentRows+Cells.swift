import Compositional

extension ContentRows {
  /// The settings that the cell of a row has.
  package struct Cell {
    /// The name of the row.
    package let row: String
    /// The insets of the row, in points.
    package let inset: DirectionalEdgeInsets
    /// The insets of the separator, in points.
    package let separatorInset: DirectionalEdgeInsets
    /// True if the separator was hidden, explicitly or by default when the cell was made.
    package let hidesSeparator: Bool
    /// True if the row is hidden.
    package let isHidden: Bool
  }

  /// Applies the operations one by one, and returns the cells at the end, in order.
  ///
  /// - Parameter step: A closure that is called after each operation, with its index and the names
  ///   of the rows that got a new cell by it.
  /// - Complexity: O(rows and operations)
  package func cells(afterEach step: (Int, [String]) -> Void = { _, _ in }) -> [Cell] {
    var list = RowList(self)
    for (index, operation) in (operations ?? []).enumerated() {
      let before = list.chain.cells.count
      list.apply(operation)
      let made = list.chain.cells.dropFirst(before)
      step(index, made.compactMap { rows[$0.row].id })
    }
    return list.chain.order.compactMap { index in
      let cell = list.chain.cells[index]
      guard let name = rows[cell.row].id else { return nil }
      return Cell(
        row: name, inset: cell.inset, separatorInset: cell.separatorInset,
        hidesSeparator: cell.hidesSeparator, isHidden: cell.isHidden)
    }
  }
}
