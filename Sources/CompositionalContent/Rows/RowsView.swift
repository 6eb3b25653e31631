import Compositional

/// A list of rows in a view: it scrolls (content rule 7.5).
struct RowsView {
  let solver: RowsSolver
  private(set) var list: RowList
  /// The size of the view, in points.
  let size: Vector
  /// The scroll offset, in points.
  private(set) var offset = Vector.zero

  init(solver: RowsSolver, list: RowList, size: Vector) {
    self.solver = solver
    self.list = list
    self.size = size
  }

  /// Applies operations, and scrolls.
  ///
  /// - Complexity: O(cells) for each operation that changes lengths while the view is scrolled, and
  ///   for each that scrolls.
  mutating func run(_ operations: [RowOperation]) {
    for operation in operations {
      list.apply(operation)
      if case .scrollToVisible(let id) = operation { scroll(to: id) }
      clamp()
    }
  }

  /// The axis along which the rows follow one another.
  var axis: LayoutAxis { list.settings.axis }

  /// Returns the length of a cell, in points; a hidden one has none.
  func length(of cell: Int) -> Double {
    let cell = list.chain.cells[cell]
    return cell.isHidden
      ? 0 : solver.length(of: cell, along: axis, across: size[axis.perpendicular])
  }

  /// The length of all cells, in points.
  ///
  /// - Complexity: O(cells)
  var contentLength: Double { list.chain.order.reduce(0) { $0 + length(of: $1) } }

  /// Scrolls as little as needed to have a row in sight, without its insets.
  private mutating func scroll(to id: String) {
    guard let cell = list.cell(of: id), !list.chain.cells[cell].isHidden else { return }
    let inset = list.chain.cells[cell].inset
    var start = 0.0
    for other in list.chain.order.prefix(while: { $0 != cell }) { start += length(of: other) }
    let (low, high) = (start + inset.start(axis), start + length(of: cell) - inset.end(axis))
    let (top, room) = (offset[axis], size[axis])
    let tolerance = ContentSolver.tolerance
    if high - low > room + tolerance {
      let covers = low <= top + tolerance && high >= top + room - tolerance
      if !covers { offset[axis] = low }
    } else if low < top - tolerance {
      offset[axis] = low
    } else if high > top + room + tolerance {
      offset[axis] = high - room
    }
  }

  /// Keeps the offset within the content, along both axes.
  private mutating func clamp() {
    offset[axis.perpendicular] = 0
    // At the start there is nothing to keep, and the content need not be measured.
    guard offset[axis] > 0 else {
      offset[axis] = 0
      return
    }
    offset[axis] = max(0, min(offset[axis], contentLength - size[axis]))
  }
}
