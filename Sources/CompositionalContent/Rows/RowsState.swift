import Compositional

/// A solved list of rows, as an end of an animation.
struct RowsState {
  let solution: ContentSolution
  /// The names of the rows, in order.
  let names: [String]
  private let isHorizontal: Bool
  private let isReversed: Bool
  private let frames: [String: CGRect]

  init(_ rows: ContentRows, for proposal: ContentProposal, in environment: ContentEnvironment) {
    solution = Content(kind: .rows(rows)).solve(for: proposal, in: environment)
    names = solution.rows["/"]?.all ?? []
    var list = RowList(rows)
    for operation in rows.operations ?? [] { list.apply(operation) }
    isHorizontal = list.settings.axis == .horizontal
    isReversed = isHorizontal && environment.layoutDirection == .rightToLeft
    var frames: [String: CGRect] = [:]
    for part in solution.frames where frames[part.path] == nil { frames[part.path] = part.frame }
    self.frames = frames
  }

  /// Returns all parts in place, some rows of which fade in.
  func parts(fadingIn rows: Set<String>) -> [ContentTransition.Part] {
    solution.frames.map { part in
      .init(
        path: part.path,
        start: .init(frame: part.frame, alpha: rows.contains(Self.row(of: part.path)) ? 0 : 1),
        end: .init(frame: part.frame))
    }
  }

  /// Returns the parts of this state and another, in which cells collapse, grow and move.
  ///
  /// - Parameters:
  ///   - end: The other state.
  ///   - order: The names of all rows of both states, in order.
  func parts(to end: RowsState, order: [String]) -> [ContentTransition.Part] {
    let (collapsed, grown) = (end.places(of: order), places(of: order))
    var parts: [ContentTransition.Part] = []
    for part in solution.frames {
      let target = end.frames[part.path].map { ContentTransition.State(frame: $0) }
      parts.append(
        .init(
          path: part.path, start: .init(frame: part.frame),
          end: target ?? state(of: part, in: end, collapsed)))
    }
    for part in end.solution.frames where frames[part.path] == nil {
      parts.append(
        .init(
          path: part.path, start: end.state(of: part, in: self, grown),
          end: .init(frame: part.frame)))
    }
    return parts
  }

  /// Returns the state of a part in a state that lacks it.
  private func state(
    of part: ElementPart, in other: RowsState, _ places: [String: CGFloat]
  ) -> ContentTransition.State {
    let row = Self.row(of: part.path)
    guard let cell = frames[row + "@cell"] else { return .init(frame: part.frame) }
    // A separator appears and disappears at once, in its cell.
    if let moved = other.frames[row + "@cell"] {
      let by = other.end(of: moved) - end(of: cell)
      return .init(frame: shifted(part.frame, by: by))
    }
    let place = places[row] ?? 0
    let isSeparator = part.path == row + "@separator"
    let anchor = isSeparator ? self.end(of: cell) : start(of: cell)
    var frame = shifted(part.frame, by: place - anchor)
    if part.path == row + "@cell" {
      if isHorizontal {
        frame.origin.x = place
        frame.size.width = 0
      } else {
        frame.size.height = 0
      }
    }
    return .init(frame: frame, alpha: isSeparator ? 0 : 1)
  }

  /// Returns the places along the axis at which the cells of rows without frames are collapsed.
  private func places(of order: [String]) -> [String: CGFloat] {
    var place = isReversed ? solution.size.width : 0
    var places: [String: CGFloat] = [:]
    for name in order {
      if let cell = frames[name + "@cell"] { place = end(of: cell) } else { places[name] = place }
    }
    return places
  }

  private func start(of cell: CGRect) -> CGFloat {
    guard isHorizontal else { return cell.origin.y }
    return isReversed ? cell.origin.x + cell.size.width : cell.origin.x
  }

  private func end(of cell: CGRect) -> CGFloat {
    guard isHorizontal else { return cell.origin.y + cell.size.height }
    return isReversed ? cell.origin.x : cell.origin.x + cell.size.width
  }

  private func shifted(_ frame: CGRect, by distance: CGFloat) -> CGRect {
    var frame = frame
    if isHorizontal { frame.origin.x += distance } else { frame.origin.y += distance }
    return frame
  }

  /// Returns the row that a path belongs to.
  private static func row(of path: String) -> String {
    String(
      Substring(path.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "@") }))
  }
}
