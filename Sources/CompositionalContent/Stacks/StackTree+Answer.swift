import Compositional

extension StackTree {
  /// Notes the frames of all members in the frame of the tree.
  func place(in frame: Box, at path: String, in solver: ContentSolver) {
    let column = column(at: frame.size.x, in: solver)
    let down = StackPlaces(
      column.heights, names, in: Span(low: frame.min(.vertical), high: frame.max(.vertical)))
    let answer = StackAnswer(
      tree: self, solver: solver, column: column, down: down, start: frame.min(.horizontal))
    answer.note(0, path)
    if names.nodes[0] == 0 {
      solver.answer.baselines = .init(
        first: answer.baseline(of: 0, isFirst: true), last: answer.baseline(of: 0, isFirst: false))
    }
  }
}

/// The solved tree of stacks, which notes its frames and diagnostics.
private struct StackAnswer {
  let tree: StackTree
  let solver: ContentSolver
  let column: StackTree.Column
  let down: StackPlaces
  /// The start of the tree along the width, in points of the root.
  let start: Double

  /// Notes the items of a stack, with everything in them.
  func note(_ stack: Int, _ path: String) {
    let member = tree.stacks.members[stack]
    let node = tree.names.nodes[stack]
    if member.axis == .vertical, solver.nodes[node].content.stack?.isHorizontal == true {
      solver.answer.reflowed.insert(solver.key(path))
    }
    let room = frame(of: stack).less(member.insets)
    for item in member.items {
      let node = tree.names.nodes[item]
      let path = solver.path(path, solver.nodes[node].name)
      let frame = frame(of: item)
      solver.note(path, frame, isSpace: solver.nodes[node].content.isSpace)
      if frame.sticksOut(of: room) { solver.report(.overflow, path) }
      diagnose(item, path, in: column.across)
      diagnose(item, path, in: down)
      if tree.stacks.members[item].axis != nil {
        note(item, path)
      } else {
        solver.place(node, in: frame, at: path)
      }
    }
  }

  private func frame(of member: Int) -> Box {
    Box(
      origin: Vector(
        x: start + column.across.positions[member], y: down.positions[member]),
      size: Vector(x: column.across.length(of: member), y: down.length(of: member)))
  }

  /// Notes what an item could not have along an axis (content rule 8).
  private func diagnose(_ item: Int, _ path: String, in places: StackPlaces) {
    let member = tree.stacks.members[item]
    let axis = places.lengths.axis
    let length = places.length(of: item)
    switch member.role {
    case .spacer(let limits):
      if limits[axis].areBroken(by: length) { solver.report(.limitBroken, path) }
    case .formula, .rule:
      let natural = places.lengths.length(of: item, below: .nothing)
      if member.compression[axis] >= 1000, length < natural - ContentSolver.tolerance {
        solver.report(.squeezed, path)
      }
      if member.hugging[axis] >= 1000, length > natural + ContentSolver.tolerance {
        solver.report(.stretched, path)
      }
    case .container, .stack: break
    }
    if places.targets[item]?.isNaN == true { solver.report(.unknownTarget, path) }
    if places.moved.contains(item) { solver.report(.centeredOutside, path) }
  }

  /// Returns a baseline of a stack, in points from the top of the root (content rule 4.9).
  func baseline(of stack: Int, isFirst: Bool) -> CGFloat {
    CGFloat(down.positions[stack]) + down.baseline(in: stack, isFirst: isFirst)
  }
}

extension Box {
  /// Returns the box without insets, in points.
  func less(_ insets: DirectionalEdgeInsets) -> Box {
    Box(
      origin: Vector(x: origin.x + Double(insets.leading), y: origin.y + Double(insets.top)),
      size: Vector(
        x: size.x - insets.total(.horizontal), y: size.y - insets.total(.vertical)))
  }

  /// Returns true if the box is not inside another, by more than the tolerance.
  func sticksOut(of room: Box) -> Bool {
    LayoutAxis.allCases.contains { axis in
      min(axis) < room.min(axis) - ContentSolver.tolerance
        || max(axis) > room.max(axis) + ContentSolver.tolerance
    }
  }
}
