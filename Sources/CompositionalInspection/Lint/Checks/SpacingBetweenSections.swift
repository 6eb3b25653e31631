import Compositional

/// CL043: the spacing between groups is neither beside headers nor between sections, which touch (rule 2.9.1).
enum SpacingBetweenSections: LintCheck {
  static let rule = LintRule(
    code: "CL043", severity: .note, title: "group spacing that does not separate sections",
    advice: "Use interSectionSpacing between sections, and content insets beside headers.")

  /// The spacing up to which it is a line between rows, in points.
  private static let line = 2.0

  static func hits(in subject: LintSubject) -> [LintHit] {
    let layout = subject.layout
    let main = layout.configuration.scrollDirection
    guard layout.configuration.interSectionSpacing == 0 else { return [] }
    return subject.sections.compactMap { section in
      let spacing = Double(section.section.interGroupSpacing)
      let geometry = section.ground.geometry
      let edges = geometry.edges
      guard spacing > line, geometry.room.advance == main, geometry.allGroups > 1,
        edges.start == 0, edges.end == 0,
        section.section.contentInsets.start(main) == 0,
        section.section.contentInsets.end(main) == 0,
        // Sections that look alike are meant to be spaced alike.
        let next = layout.groundwork(ofSection: section.index + 1), next.geometry.itemCount > 0,
        next.section == section.section
      else { return nil }
      let between = section.section.boundarySupplementaryItems.first {
        $0.extendsBoundary && $0.alignment.edges.fraction(main) != 0.5
      }
      let touches =
        between.map { "the " + $0.elementKind + " touches the cells on both sides" }
        ?? "the cells of neighboring sections touch"
      return LintHit(
        path: section.path + ".interGroupSpacing", id: section.firstCell,
        message: "Groups are " + points(spacing) + " points apart, but " + touches + ".")
    }
  }
}
