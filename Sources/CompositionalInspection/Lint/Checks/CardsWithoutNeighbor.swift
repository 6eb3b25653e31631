import Compositional

/// CL062: cards as wide as the view stop anywhere in a continuous row, and no neighbor peeks in (rule 2.15.5).
enum CardsWithoutNeighbor: LintCheck {
  static let rule = LintRule(
    code: "CL062", severity: .note, title: "full-width cards of a continuous row",
    advice: "Use groupPaging, or a narrower group, such as 0.9 of the view, so that the next card "
      + "shows.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.sections.compactMap { section in
      let geometry = section.ground.geometry
      let axis = geometry.room.advance
      let cells = geometry.template.cells
      guard axis != main, section.section.orthogonalScrollingBehavior == .continuous,
        !section.section.group.item.layoutSize[axis].isEstimated, geometry.allGroups > 1,
        let first = cells.first,
        // Several cells beside each other are no card.
        cells.allSatisfy({ $0.slot.min(axis) == first.slot.min(axis) })
      else { return nil }
      let next = geometry.room.start[axis] + geometry.pitch
      let view = geometry.room.view[axis]
      guard view > 0, next >= view - 1 else { return nil }
      return LintHit(
        path: section.path + ".group." + axis.lengthName, id: section.firstCell,
        message: "The second card begins at " + points(next) + " points in a view of "
          + points(view) + ", and the row stops anywhere: no card peeks in, and most rest cut.")
    }
  }
}
