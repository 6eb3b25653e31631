import Compositional

/// CL001: a group cannot fit even its first subitem, so its section shows nothing (rule 2.18).
enum NoRoomForSubitem: LintCheck {
  static let rule = LintRule(
    code: "CL001", severity: .error, title: "no room for a subitem",
    advice: "Make the first subitem smaller or the group larger.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.refused { if case .groupCannotFitItem = $0 { true } else { false } }
  }
}
