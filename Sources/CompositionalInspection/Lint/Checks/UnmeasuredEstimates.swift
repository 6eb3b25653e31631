import Compositional

/// CL004: sizes are estimated, but nothing measures them, so that the estimates stay (rule 2.8).
enum UnmeasuredEstimates: LintCheck {
  static let rule = LintRule(
    code: "CL004", severity: .note, title: "estimates that are never measured",
    advice: "Measure the elements, or make their sizes absolute or fractional.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    guard subject.measuring == .nothing else { return [] }
    let cells = subject.nodes.filter { !$0.item.isGroup }
      .map { ($0.item.layoutSize, $0.path, $0.section.firstCell) }
    let boundary = subject.boundaryItems.map { item, path, section in
      (
        item.layoutSize, path,
        Optional(ElementID.supplementary(kind: item.elementKind, section: section.index))
      )
    }
    return (cells + boundary).filter { !$0.0.estimatedAxes.isEmpty }.map { _, path, id in
      LintHit(path: path, id: id, message: "The size is estimated, but nothing measures it.")
    }
  }
}
