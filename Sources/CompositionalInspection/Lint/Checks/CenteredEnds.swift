import Compositional

/// CL019: with centered group paging the first and the last group rest at the ends of the row, if
/// the layout chooses so (rule 2.15.5).
enum CenteredEnds: LintCheck {
  static let rule = LintRule(
    code: "CL019", severity: .note, title: "centered paging that is not centered at the ends",
    advice: "Add insets of half the free room at both sides to center the first "
      + "and the last group too.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.sections.compactMap { section in
      guard let scroller = subject.layout.orthogonalScroller(ofSection: section.index),
        scroller.behavior == .groupPagingCentered, !scroller.centersEnds,
        let size = section.trace?.size
      else { return nil }
      let geometry = section.ground.geometry
      let axis = geometry.surroundings.advance
      let view = geometry.surroundings.view[axis]
      let needed = (view - size[axis]) / 2
      let start = geometry.surroundings.start[axis]
      guard geometry.allGroups > 1, needed > start + 0.5 else { return nil }
      return LintHit(
        path: section.path, id: section.firstCell,
        message: "The first group rests " + points(start) + " points from the edge; centered, it "
          + "would be " + points(needed) + " away.")
    }
  }
}
