import Compositional

/// CL053: a cell of a row that rests at its groups reaches beyond the view, so that it is cut at each rest (rules 2.15.1,
/// 2.15.5).
enum CutPages: LintCheck {
  static let rule = LintRule(
    code: "CL053", severity: .warning, title: "pages of a row that are cut",
    advice:
      "Make the group narrower, such as 0.9 of the view, or subtract the insets in the section "
      + "provider: they do not narrow a row.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.sections.compactMap { section in
      let geometry = section.ground.geometry
      let axis = geometry.room.advance
      guard axis != main, section.section.orthogonalScrollingBehavior != .continuous,
        !section.section.group.item.layoutSize[axis].isEstimated,
        let longest = geometry.template.cells.map({ $0.frame.size[axis] }).max(),
        let end = geometry.template.cells.map({ $0.frame.max(axis) }).max()
      else { return nil }
      let view = geometry.room.view[axis]
      let isCentered = section.section.orthogonalScrollingBehavior == .groupPagingCentered
      let start = isCentered ? 0 : geometry.room.start[axis]
      let edge = isCentered ? 0 : geometry.edges.start
      let last = isCentered ? longest : start + edge + end
      guard view > 0, last > view + 0.5 else { return nil }
      return LintHit(
        path: section.path + ".group." + axis.lengthName, id: section.firstCell,
        message: isCentered
          ? "A cell is " + points(longest) + " points long, but the view has " + points(view)
            + ", so both ends are cut."
          : "The cells of a page end at " + points(last) + " points, " + points(start)
            + " of which are the inset, but the view has " + points(view) + ", so "
            + points(last - view) + " points are cut at each rest.")
    }
  }
}
