import Compositional

/// CL016: a group has more elements than a group may have; the others are left out.
enum TooManyElements: LintCheck {
  static let rule = LintRule(
    code: "CL016", severity: .warning, title: "too many elements in a group",
    advice: "Repeat a smaller group.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .tooManyElementsInGroup = $0 { true } else { false } }
  }
}
