import Compositional

/// CL057: pages of a row that were not measured are far shorter than the row, so that they are not found where it has
/// scrolled out in part (rules 2.15.8, 2.19).
enum BlankRow: LintCheck {
  static let rule = LintRule(
    code: "CL057", severity: .warning, title: "pages of a row that may stay blank",
    advice: "Estimate the length of the longest page, or more.")

  /// The least ratio of a measured length to its estimate.
  private static let ratio = 1.5

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.sections.compactMap { section in
      let geometry = section.ground.geometry
      guard section.isMeasuredRow(along: main), geometry.allGroups > 1 else { return nil }
      let groups = subject.groups(of: section)
      let estimate = geometry.template.size[main]
      let row = groups.filter { $0.isMeasured(along: main) }.map { $0.size[main] }.max()
      let axis = geometry.room.advance
      guard let row, row > estimate * ratio,
        // Groups that all show at once are measured at once.
        geometry.room.start[axis] + geometry.groupsLength > geometry.room.view[axis]
      else { return nil }
      return LintHit(
        path: section.path + ".group." + main.lengthName, id: section.firstCell,
        message: "A page was measured " + points(row) + " points long, but " + points(estimate)
          + " were estimated. Once more than " + points(estimate)
          + " points of the row are scrolled out, a page that comes in by a swipe stays blank.")
    }
  }
}
