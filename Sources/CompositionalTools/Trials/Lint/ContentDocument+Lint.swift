import Compositional
import CompositionalDocuments
import CompositionalInspection

extension ContentDocument {
  /// Returns what will surprise in the constraints of this content.
  ///
  /// - Complexity: That of `Content.constraintFindings(for:in:widths:categories:)`.
  public func lint() -> [LintFinding] {
    (update ?? content).constraintFindings(for: proposal, in: environment).map { finding in
      LintFinding(
        code: finding.code.rawValue, severity: Self.severity(of: finding.code),
        path: finding.path, id: nil, message: finding.message, advice: finding.advice)
    }
  }

  private static func severity(of code: ConstraintFinding.Code) -> LintSeverity {
    switch code {
    case .brokenConstraint: .error
    case .idlePriority: .note
    case .ambiguousView, .competingPriorities, .unfixedHeight, .unlimitedWidth,
      .breaksElsewhere, .undecided:
      .warning
    }
  }
}
