import Compositional

/// The frames of a solved list of rows, as they are noted.
struct RowsAnswer {
  let solver: RowsSolver
  let view: RowsView
  /// The frame of the list, in points of the root.
  let frame: Box
  /// The path of the list; empty for the root.
  let path: String

  private var owner: ContentSolver { solver.solver }
  private var axis: LayoutAxis { view.axis }

  /// Notes the frames, the state of the list, and the unknown names.
  func note() {
    let order = view.list.chain.order
    var start = 0.0
    for cell in order {
      let length = view.length(of: cell)
      if !view.list.chain.cells[cell].isHidden {
        note(cell, at: start, length, isLast: cell == order.last)
      }
      start += length
    }
    let key = owner.key(path)
    let across = frame.size[axis.perpendicular]
    owner.answer.contentSizes[key] = CGSize(Vector(along: axis, start, across: across))
    owner.answer.offsets[key] = CGPoint(x: view.offset.x, y: view.offset.y)
    owner.answer.rows[key] = .init(
      all: order.map(name),
      hidden: order.filter { view.list.chain.cells[$0].isHidden }.map(name),
      taps: view.list.taps)
    for id in view.list.unknown { owner.report(.unknownRow, owner.path(path, id)) }
  }

  private func name(of cell: Int) -> String {
    owner.nodes[solver.row(of: view.list.chain.cells[cell])].name
  }

  private func note(_ index: Int, at start: Double, _ length: Double, isLast: Bool) {
    let cell = view.list.chain.cells[index]
    let row = solver.row(of: cell)
    let path = owner.path(path, owner.nodes[row].name)
    let box = Box(
      along: axis, Span(low: start, high: start + length).moved(by: frame.min(axis)),
      across: frame.span(axis.perpendicular))
    owner.note(path + "@cell", box)
    if !hidesSeparator(cell, isLast: isLast) {
      owner.note(path + "@separator", separator(in: box, cell.separatorInset))
    }
    var inner = box.less(cell.inset)
    inner.size = Vector(x: max(0, inner.size.x), y: max(0, inner.size.y))
    owner.note(path, inner)
    owner.place(row, in: inner, at: path)
  }

  /// Returns true if the separator of a cell is hidden (content rule 7.4).
  private func hidesSeparator(_ cell: RowCell, isLast: Bool) -> Bool {
    let row = owner.nodes[solver.row(of: cell)].content.placement
    return cell.hidesSeparator || row.hidesSeparator
      || (isLast && view.list.settings.automaticallyHidesLastSeparator)
  }

  /// Returns the frame of a separator, at the end of its cell (content rule 7.3).
  private func separator(in cell: Box, _ inset: DirectionalEdgeInsets) -> Box {
    let thickness =
      view.list.settings.separatorWidth.map { Double($0) } ?? owner.environment.pixel
    let across = axis.perpendicular
    let end = cell.max(axis)
    let low = cell.min(across) + inset.start(across)
    return Box(
      along: axis, Span(low: end - thickness, high: end),
      across: Span(low: low, high: max(low, cell.max(across) - inset.end(across))))
  }
}
