import Compositional

/// CL015: the repeated subitems of a group take more room than it has (rule 2.4.3).
enum RepetitionOverflow: LintCheck {
  static let rule = LintRule(
    code: "CL015", severity: .warning, title: "repetitions that do not fit",
    advice: "Lower the count or the size of the subitem.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .repeatedSubitemsOverflow = $0 { true } else { false } }
  }
}
