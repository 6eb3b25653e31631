import Compositional

/// Something about constraints that will surprise.
public struct ConstraintFinding: Hashable, Sendable {
  /// The kind of a finding.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A required constraint cannot hold.
    case brokenConstraint
    /// A view could be elsewhere at the same cost.
    case ambiguousView
    /// Views with equal priorities compete for a length.
    case competingPriorities
    /// Nothing fixes the height, so a cell keeps its estimate.
    case unfixedHeight
    /// A text can be wider than the container.
    case unlimitedWidth
    /// A constraint below 1000 that changes nothing.
    case idlePriority
    /// A view sticks out, or a constraint breaks, at another text size or width.
    case breaksElsewhere
    /// Constraints need more work than the limit, so not everything was checked.
    case undecided
  }

  /// The kind.
  public let code: Code
  /// The path of the view or of the node; a constraint after `#`.
  public let path: String
  /// What is the matter, as a sentence.
  public let message: String
  /// What to do about it, as a sentence.
  public let advice: String
}

extension ConstraintFinding {
  /// The finding about constraints that reached the limit of work.
  static func undecided(at path: String) -> ConstraintFinding {
    ConstraintFinding(
      code: .undecided, path: path,
      message: "The constraints need more work than the limit, so not everything was checked.",
      advice: "Divide the content into smaller nodes of constraints, or use fewer constraints below"
        + " 1000.")
  }
}

extension Content {
  /// Returns what will surprise in constraints, in a proposal and in other text sizes and widths.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  ///   - widths: Other widths, in points.
  ///   - categories: Other text sizes.
  /// - Complexity: That of solving the content once for each constraint below 1000, each text, and each
  ///   other size. All solutions together change at most `ConstraintSolver.workLimit` terms.
  public func constraintFindings(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init(),
    widths: [CGFloat] = [320],
    categories: [PreferredContentSizeCategory] = [.accessibilityExtraExtraExtraLarge]
  ) -> [ConstraintFinding] {
    findings(
      for: proposal, in: environment, widths, categories,
      ConstraintBudget(ConstraintSolver.workLimit))
  }

  func findings(
    for proposal: ContentProposal, in environment: ContentEnvironment, _ widths: [CGFloat],
    _ categories: [PreferredContentSizeCategory], _ budget: ConstraintBudget
  ) -> [ConstraintFinding] {
    var findings: [ConstraintFinding] = []
    let (solution, reports) = explainedSolution(for: proposal, in: environment, budget)
    for report in reports { findings += ConstraintLinter(report, budget).findings }
    let known = Self.problems(of: solution)
    for width in [proposal.width].compactMap({ $0 }) + widths {
      for category in [environment.contentSizeCategory] + categories {
        var other = (proposal, environment)
        if proposal.width != nil { other.0.width = width }
        other.1.contentSizeCategory = category
        guard !budget.isSpent else { break }
        let found = ContentSolver(self, in: other.1, budget).solution(for: other.0)
        // What was not decided says nothing.
        guard !budget.isSpent else { break }
        for problem in Self.problems(of: found) where !known.contains(problem) {
          let finding = ConstraintFinding(
            code: .breaksElsewhere, path: problem.path,
            message: problem.text + " at a width of " + LayoutConstraint.text(Double(width))
              + " and the text size " + category.rawValue + ".",
            advice: "Give a constraint a priority below 1000, or let the text wrap.")
          if !findings.contains(where: { $0.code == finding.code && $0.path == finding.path }) {
            findings.append(finding)
          }
        }
      }
    }
    if budget.isSpent, !findings.contains(where: { $0.code == .undecided }) {
      findings.append(.undecided(at: "/"))
    }
    return findings
  }

  /// What is wrong at one size.
  private struct Problem: Hashable {
    let path: String
    let text: String
  }

  /// Returns the views that stick out and the constraints that break.
  private static func problems(of solution: ContentSolution) -> [Problem] {
    let overflows = solution.diagnostics.filter { $0.code == .overflow }
    return overflows.map { Problem(path: $0.path, text: $0.path + " extends beyond its container") }
      .sorted { $0.path < $1.path }
      + solution.broken.map { Problem(path: "#" + $0, text: "Constraint " + $0 + " breaks") }
  }
}
