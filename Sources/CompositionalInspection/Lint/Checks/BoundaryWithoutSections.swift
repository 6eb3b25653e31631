import Compositional

/// CL047: the headers and footers of a layout without sections are not shown (rule 2.11).
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
        message: "The layout has no sections, so its " + items[0].elementKind + " is not shown.")
    ]
  }
}
