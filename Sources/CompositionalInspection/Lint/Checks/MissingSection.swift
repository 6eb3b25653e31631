import Compositional

/// CL014: the provider returns no section for a section that has items (rule 2.29).
enum MissingSection: LintCheck {
  static let rule = LintRule(
    code: "CL014", severity: .error, title: "a missing section",
    advice: "Return a section for every section of the data.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .missingSection = $0 { true } else { false } }
  }
}
