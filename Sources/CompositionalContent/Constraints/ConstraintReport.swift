import Compositional
import CompositionalConstraints

/// Why constraints placed the views of a node where they are (content rule 10.4).
public struct ConstraintReport: Sendable {
  /// The path of the node; `/` for the root.
  public let path: String
  /// The views and constraints.
  public let node: ContentConstraints
  /// The solution, whose answers name parts and constraints by index.
  public let layout: ConstraintLayout

  /// Returns the path of a part.
  ///
  /// - Parameter part: The index of the part.
  public func path(of part: Int) -> String {
    let name = layout.parts[part].id
    return path == "/" ? name : path + "/" + name
  }
}

extension Content {
  /// Returns why constraints placed views where they are, for each node of constraints that has a
  /// frame.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  /// - Complexity: That of solving the content.
  /// - Precondition: The tree is at most ``depthLimit`` nodes deep.
  public func constraintReports(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init()
  ) -> [ConstraintReport] {
    let solver = ContentSolver(self, in: environment)
    solver.keepsReports = true
    _ = solver.solution(for: proposal)
    return solver.reports
  }
}

extension ConstraintReport {
  /// The report in lines: for each view what holds its edges, then what has room to spare, what is
  /// violated, broken and ambiguous.
  public var lines: [String] {
    var lines: [String] = []
    for part in layout.parts.indices { lines += self.lines(of: part) }
    var (slack, violated): ([String], [String]) = ([], [])
    for index in layout.constraints.indices {
      let text = layout.text(of: .constraint(index))
      switch layout.standing(ofConstraint: index) {
      case .slack(let points): slack.append("  " + text + ", by " + Self.points(points))
      case .violated(let points):
        violated.append("  " + text + ", by " + Self.points(points.magnitude))
        for hold in layout.holds(ofConstraint: index) {
          violated.append("    because of " + layout.text(of: hold.reason))
        }
      case .active, .broken, nil: break
      }
    }
    if !slack.isEmpty { lines += ["", "These have room to spare:"] + slack }
    if !violated.isEmpty { lines += ["", "These do not hold:"] + violated }
    for conflict in layout.conflicts {
      lines += [
        "",
        "Broken, by " + Self.points(conflict.violation.magnitude) + ": "
          + layout.text(of: conflict.broken), "It cannot hold together with:",
      ]
      lines += conflict.others.map { "  " + layout.text(of: $0) }
      lines.append("Without any one of these, the rest can hold.")
      if let rule = conflict.rule { lines.append(rule) }
    }
    let ambiguous = layout.ambiguous
    if !ambiguous.isEmpty {
      lines += ["", "These are ambiguous:"]
      for part in ambiguous {
        let edges = layout.ambiguousEdges(of: part).map { $0.rawValue }
        lines.append("  " + path(of: part) + ": " + edges.joined(separator: ", "))
      }
    }
    return lines
  }

  private func lines(of part: Int) -> [String] {
    var lines = [path(of: part)]
    for edge in layout.edges(of: part) {
      lines.append("  " + edge.attribute.rawValue + " " + Self.points(edge.value))
      for hold in edge.holds {
        var text = "    " + layout.text(of: hold.reason)
        if hold.factor != 1 {
          text += "  (" + Self.points(hold.factor) + " for each point)"
        }
        lines.append(text)
      }
    }
    return lines
  }

  /// Returns a number without needless decimals.
  private static func points(_ number: Double) -> String { LayoutConstraint.text(number) }
}
