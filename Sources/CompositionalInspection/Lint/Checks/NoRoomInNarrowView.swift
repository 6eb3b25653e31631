import Compositional

/// CL032: in a view of 320 points the section shows nothing; windows and split views get that narrow.
enum NoRoomInNarrowView: LintCheck {
  static let rule = LintRule(
    code: "CL032", severity: .note, title: "no room in a narrow view",
    advice: "Choose other insets or sizes for narrow views in the section provider.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let narrow = 320.0
    guard Double(subject.environment.container.contentSize.width) > narrow,
      subject.layout.diagnostics.isEmpty
    else { return [] }
    let narrowed = subject.resized(toWidth: narrow).layout.diagnostics.filter {
      $0.reason == .noRoomForGroup || $0.reason == .groupCannotFitItem
    }
    return narrowed.compactMap { diagnostic in
      diagnostic.section.map { index in
        LintHit(
          path: "sections[" + String(index) + "].group", id: .cell(section: index, item: 0),
          message: "In a view of " + points(narrow) + " points the section shows nothing, because "
            + "there is no room.")
      }
    }
  }
}
