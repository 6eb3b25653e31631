import Compositional

/// CL029: a header or footer that does not extend the section covers its content (rule 2.10.4).
enum HeaderInsideContent: LintCheck {
  static let rule = LintRule(
    code: "CL029", severity: .note, title: "a header inside the content",
    advice: LintRule.overlayAdvice)

  /// The number of groups at either end of a section that are looked at.
  private static let groups = 20

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.sections.flatMap { section in
      section.ground.geometry.boundaryItems.enumerated().compactMap { place, placed in
        let edge = placed.item.alignment.edges.fraction(main)
        guard !placed.item.extendsBoundary, edge != 0.5,
          covers(placed, edge, section.ground.geometry, main)
        else { return nil }
        return LintHit(
          path: section.path + ".boundarySupplementaryItems[" + String(place) + "]",
          id: .supplementary(kind: placed.item.elementKind, section: section.index),
          message: "The item does not extend its section, so it covers cells.")
      }
    }
  }

  /// True if an item lies over a cell of the groups at its end of the section, where it is, or where a pin brings it.
  private static func covers(
    _ placed: PlacedBoundaryItem, _ edge: Double, _ geometry: SectionGeometry, _ main: LayoutAxis
  ) -> Bool {
    var box = placed.slot
    box.origin[main] += geometry.contentStart
    let all = 0..<geometry.allGroups
    return (edge == 0 ? all.prefix(groups) : all.suffix(groups)).contains { index in
      let group = geometry.placedGroup(index)
      return group.template.cells.contains { cell in
        var cell = cell.frame.moved(by: group.corner)
        if placed.item.pinToVisibleBounds { cell.origin[main] = box.origin[main] }
        return LayoutAxis.allCases.allSatisfy {
          box.min($0) < cell.max($0) - 0.001 && cell.min($0) < box.max($0) - 0.001
        }
      }
    }
  }
}
