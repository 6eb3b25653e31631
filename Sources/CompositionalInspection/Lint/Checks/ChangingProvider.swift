import Compositional

/// CL031: the section provider returns another section for the same arguments, so that measured sizes are dropped (rule 2.20).
enum ChangingProvider: LintCheck {
  static let rule = LintRule(
    code: "CL031", severity: .warning,
    title: "a provider with different results for the same section",
    advice: "Return equal sections for equal arguments.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.sections.compactMap { section in
      func plain(_ section: CollectionLayoutSection) -> CollectionLayoutSection {
        var section = section
        section.visibleItemsInvalidationHandler = nil
        return section
      }
      guard !section.section.group.item.asksProvider,
        let again = subject.layout.groundwork(ofSection: section.index)?.section,
        plain(again) != plain(section.section)
      else { return nil }
      return LintHit(
        path: section.path, id: section.firstCell,
        message: "The provider returned a different section the second time.")
    }
  }
}
