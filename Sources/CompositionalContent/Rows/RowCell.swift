import Compositional

/// The cell of a row: the settings that the row has in the list (content rule 7.1).
struct RowCell {
  /// The index of the row among the known rows.
  let row: Int
  /// The insets of the row, in points.
  var inset: DirectionalEdgeInsets
  /// The insets of the separator, in points.
  var separatorInset: DirectionalEdgeInsets
  /// True if the separator was hidden, explicitly or by default when the cell was made.
  var hidesSeparator: Bool
  var isHidden = false
  var hasHandler = false
  /// The cells around it in the list; nil at the ends.
  var before: Int?
  var after: Int?
}

/// The cells of a list in order: a chain, in which any cell moves at once.
struct RowChain {
  /// All cells that were ever made.
  private(set) var cells: [RowCell] = []
  private(set) var first: Int?
  private(set) var last: Int?
  /// The cells in the list, by row.
  private var places: [Int: Int] = [:]

  /// Returns the cell of a row; nil if the row is not in the list.
  func cell(of row: Int) -> Int? { places[row] }

  /// The cells in order.
  ///
  /// - Complexity: O(cells)
  var order: [Int] {
    var order: [Int] = []
    var next = first
    while let cell = next {
      order.append(cell)
      next = cells[cell].after
    }
    return order
  }

  /// Changes a cell.
  mutating func change(_ cell: Int, _ change: (inout RowCell) -> Void) { change(&cells[cell]) }

  /// Puts a new cell before another one, or at the end, and removes the old cell of its row.
  mutating func insert(_ cell: RowCell, before place: Int?) {
    var cell = cell
    let index = cells.count
    cell.after = place
    cell.before = place.map { cells[$0].before } ?? last
    if let before = cell.before { cells[before].after = index } else { first = index }
    if let place { cells[place].before = index } else { last = index }
    cells.append(cell)
    if let old = places[cell.row] { unlink(old) }
    places[cell.row] = index
  }

  /// Removes a cell.
  mutating func remove(_ cell: Int) {
    unlink(cell)
    places[cells[cell].row] = nil
  }

  /// Removes all cells.
  mutating func removeAll() { self = RowChain() }

  private mutating func unlink(_ cell: Int) {
    let (before, after) = (cells[cell].before, cells[cell].after)
    if let before { cells[before].after = after } else { first = after }
    if let after { cells[after].before = before } else { last = before }
  }
}
