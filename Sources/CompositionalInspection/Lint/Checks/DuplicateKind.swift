import Compositional

/// CL013: an element kind occurs twice in the description of a section (rule 2.29).
enum DuplicateKind: LintCheck {
  static let rule = LintRule(
    code: "CL013", severity: .error, title: "two elements of one kind",
    advice: "Give each its own element kind.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .duplicateElementKind = $0 { true } else { false } }
  }
}
