import Compositional

/// CL050: the sections of a document have more parts than there is room for.
enum TooManySections: LintCheck {
  static let rule = LintRule(
    code: "CL050", severity: .error, title: "more sections than there is room for",
    advice: "Use fewer sections, or sections that are equal.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .tooManySections = $0 { true } else { false } }
  }
}
