import Compositional

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
    explainedSolution(for: proposal, in: environment).reports
  }

  /// Returns the solution, and why constraints placed views where they are.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  package func explainedSolution(
    for proposal: ContentProposal, in environment: ContentEnvironment
  ) -> (solution: ContentSolution, reports: [ConstraintReport]) {
    explainedSolution(for: proposal, in: environment, ConstraintBudget())
  }

  /// Returns the solution and its reports with what a budget has left.
  func explainedSolution(
    for proposal: ContentProposal, in environment: ContentEnvironment, _ budget: ConstraintBudget
  ) -> (solution: ContentSolution, reports: [ConstraintReport]) {
    let solver = ContentSolver(self, in: environment, budget)
    solver.keepsReports = true
    return (solver.solution(for: proposal), solver.reports)
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
        violated += Self.listed(layout.holds(ofConstraint: index)) {
          "    because of " + layout.text(of: $0.reason)
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
      lines += Self.listed(conflict.others) { "  " + layout.text(of: $0) }
      lines.append("Without any one of these, the rest can hold.")
      if let rule = conflict.rule { lines.append(rule) }
    }
    let ambiguous = layout.ambiguousEdges
    if !ambiguous.isEmpty {
      lines += ["", "These are ambiguous:"]
      for (part, edges) in ambiguous {
        let names = edges.map { $0.rawValue }.joined(separator: ", ")
        lines.append("  " + path(of: part) + ": " + names)
      }
    }
    return lines
  }

  private func lines(of part: Int) -> [String] {
    var lines = [path(of: part)]
    for edge in layout.edges(of: part) {
      lines.append("  " + edge.attribute.rawValue + " " + Self.points(edge.value))
      lines += Self.listed(edge.holds) { hold in
        let text = "    " + layout.text(of: hold.reason)
        return hold.factor == 1
          ? text : text + "  (" + Self.points(hold.factor) + " for each point)"
      }
    }
    return lines
  }

  /// The most reasons of one thing that an explanation lists.
  package static let reasonsAtMost = 12

  /// Returns a line for each of the first elements, and one about how many others there are.
  private static func listed<Element>(
    _ elements: [Element], _ line: (Element) -> String
  ) -> [String] {
    let lines = elements.prefix(reasonsAtMost).map(line)
    let rest = elements.count - lines.count
    guard rest > 0, let last = lines.last else { return lines }
    return lines + [String(last.prefix { $0 == " " }) + "and " + String(rest) + " more"]
  }

  /// Returns a number without needless decimals.
  private static func points(_ number: Double) -> String { LayoutConstraint.text(number) }
}
