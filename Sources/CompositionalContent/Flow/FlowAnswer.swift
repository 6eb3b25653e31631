import Compositional

/// The frames and choices of a solved flow, as they are noted.
struct FlowAnswer {
  let solver: ContentSolver
  /// The path of the nearest flow or box with a name.
  let owner: String

  /// Notes the elements of a flow or a box.
  ///
  /// - Parameters:
  ///   - layout: The lines.
  ///   - origin: The origin of the first line, in points of the root.
  ///   - path: The path that the elements are below.
  ///   - overflows: Set to true if a line sticks out, to be reported for ``owner``.
  func note(
    _ layout: FlowLayout, at origin: Vector, below path: String, _ overflows: inout Bool
  ) {
    if layout.overflows { overflows = true }
    if layout.isUndecided { solver.report(.undecided, owner) }
    for option in layout.options {
      if let id = option.id { solver.answer.choices[solver.path(path, id)] = option.index }
    }
    for line in layout.lines {
      for element in line.elements {
        let y = origin.y + line.y + element.offset(in: line.height)
        let height = element.alignment == .stretch ? line.height : element.size.y
        let frame = Box(
          origin: Vector(x: origin.x + element.x, y: y),
          size: Vector(x: element.size.x, y: height))
        switch element.contents {
        case .nothing: break
        case .view(let node):
          // The name of a view in a box has the names of the boxes already.
          let name = String(solver.nodes[node].name.split(separator: "/").last ?? "")
          let path = solver.path(path, name)
          solver.note(path, frame)
          solver.place(node, in: frame, at: path)
        case .box(let box, let inner):
          note(box, inner, in: frame, below: path, &overflows)
        }
      }
    }
  }

  private func note(
    _ box: FlowBox, _ inner: FlowLayout, in frame: Box, below path: String, _ overflows: inout Bool
  ) {
    let room = frame.less(box.margins)
    let isNarrow = room.size.x < -ContentSolver.tolerance
    guard let id = box.id else {
      if isNarrow { overflows = true }
      note(inner, at: room.origin, below: path, &overflows)
      return
    }
    let path = solver.path(path, id)
    solver.note(path, frame)
    var isOver = isNarrow
    FlowAnswer(solver: solver, owner: path).note(inner, at: room.origin, below: path, &isOver)
    if isOver { solver.report(.overflow, path) }
  }
}

extension FlowLayout.Element {
  /// Returns the distance from the top of a line, in points (content rule 5.4).
  func offset(in height: Double) -> Double {
    switch alignment {
    case .top, .stretch: 0
    case .center: (height - size.y) / 2
    case .bottom: height - size.y
    }
  }
}
