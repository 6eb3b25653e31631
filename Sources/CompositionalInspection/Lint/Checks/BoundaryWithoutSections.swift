import Compositional

/// CL047: a layout without sections shows its own headers and footers here, which a device may leave out (rule 2.18).
enum BoundaryWithoutSections: LintCheck {
  static let rule = LintRule(
    code: "CL047", severity: .note, title: "boundary items of a layout without sections",
    advice: "Keep a section without items while there is no data.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let items = subject.layout.configuration.boundarySupplementaryItems
    guard !items.isEmpty, subject.layout.environment != nil,
      subject.layout.groundwork.sectionCount == 0
    else { return [] }
    return [
      LintHit(
        path: "boundarySupplementaryItems",
        message: "The layout has no sections. Its " + items[0].elementKind + " is laid out, but a "
          + "device may not show it.")
    ]
  }
}
