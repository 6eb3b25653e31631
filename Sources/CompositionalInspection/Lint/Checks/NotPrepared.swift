import Compositional

/// CL000: the layout was never prepared, so that there is nothing to check.
enum NotPrepared: LintCheck {
  static let rule = LintRule(
    code: "CL000", severity: .error, title: "a layout that is not prepared",
    advice: "Call prepare(itemCounts:in:) first.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .notPrepared = $0 { true } else { false } }
  }
}
