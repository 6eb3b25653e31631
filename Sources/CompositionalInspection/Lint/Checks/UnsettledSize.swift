import Compositional

/// CL017: an element prefers another size each time it is measured (rule 2.8.10).
enum UnsettledSize: LintCheck {
  static let rule = LintRule(
    code: "CL017", severity: .warning, title: "a size that never settles",
    advice: "Return the same size for the same proposal.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .unsettledSize = $0 { true } else { false } }
  }
}
