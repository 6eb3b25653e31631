import Compositional

/// CL060: an inset grouped list keeps to the margins of the view, of which there are none (rule 2.28).
enum ListWithoutMargins: LintCheck {
  static let rule = LintRule(
    code: "CL060", severity: .note, title: "an inset grouped list without margins",
    advice: "Lay it out for a device, or give the environment layout margins.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.sections.compactMap { section in
      guard section.section.keepsToMargins, section.section.contentInsets.leading == 0,
        section.section.contentInsets.trailing == 0
      else { return nil }
      return LintHit(
        path: section.path, id: section.firstCell,
        message:
          "The list is inset grouped, but the view has no margins, so its rows reach from edge "
          + "to edge.")
    }
  }
}
