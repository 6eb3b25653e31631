import Compositional

/// CL050: the sections of a document have more parts than there is room for.
enum TooManySections: LintCheck {
  static let rule = LintRule(
    code: "CL050", severity: .error, title: "too many different sections",
    advice: "Use fewer sections, or equal sections.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .tooManySections = $0 { true } else { false } }
  }
}
