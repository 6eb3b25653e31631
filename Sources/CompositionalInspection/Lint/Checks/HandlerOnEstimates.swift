import Compositional

/// CL018: what a handler of visible items changes has no effect where sizes are estimated (rule 2.15.6).
enum HandlerOnEstimates: LintCheck {
  static let rule = LintRule(
    code: "CL018", severity: .warning, title: "a visible items handler on estimates",
    advice: "Give the items absolute or fractional sizes.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.sections.compactMap { section in
      guard section.section.visibleItemsInvalidationHandler != nil,
        section.section.group.item.hasEstimates
      else { return nil }
      return LintHit(
        path: section.path, id: section.firstCell,
        message: "The section has a handler of visible items, but estimated sizes, where the "
          + "changes of the handler have no effect.")
    }
  }
}

extension CollectionLayoutItem {
  /// True if this item or a nested one has an estimated size.
  fileprivate var hasEstimates: Bool {
    !layoutSize.estimatedAxes.isEmpty || subitems.contains { $0.hasEstimates }
  }
}
