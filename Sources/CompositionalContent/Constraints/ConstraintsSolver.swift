import Compositional

/// The answers of a node of constraints (content rule 10).
struct ConstraintsSolver {
  let node: Int
  let solver: ContentSolver
  private let tree: ConstraintsTree

  init(_ constraints: ContentConstraints, _ node: Int, _ solver: ContentSolver) {
    self.node = node
    self.solver = solver
    tree = solver.constraintsTree(of: node, constraints)
  }

  /// The width where nothing limits it, in points.
  var ideal: Double { Double(solved(nil, solver.imposed(on: node)?.height).size.width) }

  /// Returns the height needed at a width, in points.
  func needed(at width: Double) -> Double {
    let imposed = solver.imposed(on: node)
    return Double(solved(imposed == nil ? width : imposed?.width, nil).size.height)
  }

  /// Notes the frames of the views and guides in a frame.
  func place(in frame: Box, at path: String) {
    let imposed = solver.imposed(on: node)
    let layout =
      imposed.map { solved($0.width, $0.height) } ?? solved(frame.size.x, frame.size.y)
    let isReversed = solver.environment.layoutDirection == .rightToLeft
    let constraints = tree.node
    for index in layout.parts.indices {
      let part = layout.frame(of: index)
      let (x, width) = (Double(part.origin.x), Double(part.size.width))
      // The solver of content mirrors all frames in the end.
      let start = isReversed ? frame.size.x - x - width : x
      let box = Box(
        origin: Vector(x: frame.origin.x + start, y: frame.origin.y + Double(part.origin.y)),
        size: Vector(x: width, y: Double(part.size.height)))
      let name = solver.path(path, layout.parts[index].id)
      if index < constraints.views.count {
        report(index, box, in: frame, at: name)
        solver.note(solver.nodes[node].children[index], in: box, below: path)
      } else {
        solver.note(name, box, isSpace: true)
      }
    }
    for index in layout.broken {
      solver.answer.broken.append(solver.path(path, constraints.name(ofConstraint: index)))
    }
    for index in layout.ambiguous {
      solver.answer.ambiguous.append(solver.path(path, layout.parts[index].id))
    }
    for cost in layout.costs {
      solver.answer.costs[cost.priority, default: 0] += CGFloat(cost.violation)
    }
    if solver.keepsReports {
      solver.reports.append(
        ConstraintReport(path: solver.key(path), node: constraints, layout: layout))
    }
    if layout.isUndecided { solver.report(.undecided, path) }
  }

  private func solved(_ width: Double?, _ height: Double?) -> ConstraintLayout {
    tree.solved(for: .init(width: width, height: height), in: solver)
  }

  /// Notes the remarks about a view (content rule 8).
  private func report(_ index: Int, _ box: Box, in frame: Box, at path: String) {
    let tolerance = ContentSolver.tolerance
    for axis in [LayoutAxis.horizontal, .vertical] {
      let (span, room) = (box.span(axis), frame.span(axis))
      if span.low < room.low - tolerance || span.high > room.high + tolerance {
        solver.report(.overflow, path)
      }
    }
    let view = solver.nodes[node].children[index]
    let content = solver.nodes[view].content
    guard content.isLeaf else { return }
    let natural = Vector(
      x: solver.ideal(of: view), y: ConstraintsTree.height(of: view, at: box.size.x, in: solver))
    for axis in [LayoutAxis.horizontal, .vertical] {
      if content.compression[axis] == 1000, box.size[axis] < natural[axis] - tolerance {
        solver.report(.squeezed, path)
      }
      if content.hugging[axis] == 1000, box.size[axis] > natural[axis] + tolerance {
        solver.report(.stretched, path)
      }
    }
  }
}
