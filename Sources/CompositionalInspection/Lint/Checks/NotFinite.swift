import Compositional

/// CL048: a size or a position is beyond the largest number, so that nothing can be shown.
enum NotFinite: LintCheck {
  static let rule = LintRule(
    code: "CL048", severity: .error, title: "numbers that are not finite",
    advice: "Make its sizes and spacings smaller.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .notFinite = $0 { true } else { false } }
  }
}
