import Compositional

/// CL049: a call has a number that no layout can use, so that its section shows nothing.
enum InvalidCall: LintCheck {
  static let rule = LintRule(
    code: "CL049", severity: .error, title: "a call that cannot be laid out",
    advice: "Pass finite numbers, and counts and subitems of at least 1.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .invalidCall = $0 { true } else { false } }
  }
}
