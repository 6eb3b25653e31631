import Compositional

/// CL013: two boundary items or decorations of one section have the same kind, or a boundary item
/// and a view that is anchored to an item (rule 2.29).
enum DuplicateKind: LintCheck {
  static let rule = LintRule(
    code: "CL013", severity: .error, title: "two elements of one kind",
    advice: "Give each its own element kind.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.diagnosed { if case .duplicateElementKind = $0 { true } else { false } }
  }
}
