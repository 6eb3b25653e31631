import Compositional
import CompositionalConstraints

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

extension Content {
  /// Returns what will surprise in constraints, in a proposal and in other text sizes and widths.
  ///
  /// - Parameters:
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  ///   - widths: Other widths, in points.
  ///   - categories: Other text sizes.
  /// - Complexity: That of solving the content once for each constraint below 1000, each text, and each
  ///   other size.
  public func constraintFindings(
    for proposal: ContentProposal, in environment: ContentEnvironment = .init(),
    widths: [CGFloat] = [320],
    categories: [PreferredContentSizeCategory] = [.accessibilityExtraExtraExtraLarge]
  ) -> [ConstraintFinding] {
    var findings: [ConstraintFinding] = []
    let reports = constraintReports(for: proposal, in: environment)
    for report in reports { findings += ConstraintLinter(report, proposal).findings }
    let known = Self.problems(self, proposal, environment)
    for width in [proposal.width].compactMap({ $0 }) + widths {
      for category in [environment.contentSizeCategory] + categories {
        var other = (proposal, environment)
        if proposal.width != nil { other.0.width = width }
        other.1.contentSizeCategory = category
        for problem in Self.problems(self, other.0, other.1) where !known.contains(problem) {
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
    return findings
  }

  /// What is wrong at one size.
  private struct Problem: Hashable {
    let path: String
    let text: String
  }

  /// Returns the views that stick out and the constraints that break.
  private static func problems(
    _ content: Content, _ proposal: ContentProposal, _ environment: ContentEnvironment
  ) -> [Problem] {
    let solution = content.solve(for: proposal, in: environment)
    let overflows = solution.diagnostics.filter { $0.code == .overflow }
    return overflows.map { Problem(path: $0.path, text: $0.path + " extends beyond its container") }
      .sorted { $0.path < $1.path }
      + solution.broken.map { Problem(path: "#" + $0, text: "Constraint " + $0 + " breaks") }
  }
}
