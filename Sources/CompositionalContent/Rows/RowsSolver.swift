import Compositional

/// The solution of a list of rows (content rule 7).
struct RowsSolver {
  let description: ContentRows
  let node: Int
  let solver: ContentSolver

  init(_ description: ContentRows, _ node: Int, _ solver: ContentSolver) {
    self.description = description
    self.node = node
    self.solver = solver
  }

  /// The width where nothing limits it, in points (content rule 7.2).
  var ideal: Double {
    let list = list
    let widths = shown(of: list).map { cell in
      solver.ideal(of: row(of: cell)) + cell.inset.total(.horizontal)
    }
    return list.settings.axis == .horizontal ? widths.reduce(0, +) : widths.max() ?? 0
  }

  /// Returns the height needed at a width, in points (content rule 7.2).
  func needed(at width: Double) -> Double {
    let list = list
    if list.settings.axis == .vertical {
      return shown(of: list).reduce(0) { $0 + length(of: $1, along: .vertical, across: width) }
    }
    let heights = shown(of: list).map { cell in
      solver.needed(by: row(of: cell), at: solver.ideal(of: row(of: cell)))
        + cell.inset.total(.vertical)
    }
    return heights.max() ?? 0
  }

  /// Notes the frames of rows, cells and separators, and the state of the list.
  func place(in frame: Box, at path: String) {
    var view = RowsView(solver: self, list: RowList(description), size: frame.size)
    view.run(description.operations ?? [])
    let answer = RowsAnswer(solver: self, view: view, frame: frame, path: path)
    answer.note()
  }

  /// The list after all operations.
  private var list: RowList {
    var list = RowList(description)
    for operation in description.operations ?? [] { list.apply(operation) }
    return list
  }

  private func shown(of list: RowList) -> [RowCell] {
    list.chain.order.map { list.chain.cells[$0] }.filter { !$0.isHidden }
  }

  /// Returns the node of the row of a cell.
  func row(of cell: RowCell) -> Int { solver.nodes[node].children[cell.row] }

  /// Returns the length of a cell that is not hidden, in points (content rule 7.2).
  func length(of cell: RowCell, along axis: LayoutAxis, across: Double) -> Double {
    let row = row(of: cell)
    let inset = cell.inset
    let length =
      axis == .vertical
      ? solver.needed(by: row, at: max(0, across - inset.total(.horizontal)))
      : solver.ideal(of: row)
    return max(0, length + inset.total(axis))
  }
}
