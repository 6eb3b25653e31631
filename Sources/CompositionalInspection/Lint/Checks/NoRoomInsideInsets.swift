import Compositional

/// CL002: the insets of a section or a group leave no room, so its section shows nothing (rule 2.18).
enum NoRoomInsideInsets: LintCheck {
  static let rule = LintRule(
    code: "CL002", severity: .error, title: "insets leave no room",
    advice: "Make the insets smaller, or the view larger.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.refused { if case .noRoomForGroup = $0 { true } else { false } }
  }
}
