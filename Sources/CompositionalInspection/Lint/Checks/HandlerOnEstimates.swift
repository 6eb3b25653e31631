import Compositional

/// CL018: what a handler of visible items changes has no effect where sizes are estimated (rule 2.15.6).
enum HandlerOnEstimates: LintCheck {
  static let rule = LintRule(
    code: "CL018", severity: .warning, title: "a visible items handler on estimates",
    advice: "Give the items absolute or fractional sizes.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.sections.compactMap { section in
      let hasEstimates = subject.nodes.contains {
        $0.section.index == section.index && !$0.item.layoutSize.estimatedAxes.isEmpty
      }
      guard section.section.visibleItemsInvalidationHandler != nil, hasEstimates else { return nil }
      return LintHit(
        path: section.path, id: section.firstCell,
        message: "The section has a handler of visible items, but estimated sizes, where the "
          + "changes of the handler have no effect.")
    }
  }
}
