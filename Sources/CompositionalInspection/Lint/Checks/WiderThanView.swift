import Compositional

/// CL028: groups reach beyond the view across the scroll direction, so that the content scrolls on both axes (rule 2.31).
enum WiderThanView: LintCheck {
  static let rule = LintRule(
    code: "CL028", severity: .warning, title: "groups wider than the view",
    advice: "Make the group smaller, or the section orthogonal.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let cross = subject.layout.configuration.scrollDirection.perpendicular
    return subject.sections.compactMap { section in
      let geometry = section.ground.geometry
      guard geometry.room.advance != cross, let size = section.trace?.size else {
        return nil
      }
      let room = geometry.room
      let width = room.start[cross] + size[cross] + room.end[cross]
      guard width > room.view[cross] + 0.001 else { return nil }
      return LintHit(
        path: section.path + ".group", id: section.firstCell,
        message: "The group with the insets of its section takes " + points(width)
          + " points, but the view has " + points(room.view[cross]) + ".")
    }
  }
}
