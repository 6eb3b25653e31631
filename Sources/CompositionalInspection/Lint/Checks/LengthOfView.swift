import Compositional

/// CL055: thin cells are as long as the view, as in a group that nobody gave a length (rule 2.1.3).
enum LengthOfView: LintCheck {
  static let rule = LintRule(
    code: "CL055", severity: .warning, title: "thin cells as long as the view",
    advice: "Give the group a length.")

  /// The share of the view from which a cell is as long.
  private static let whole = 0.9
  /// The share of its length up to which a cell is thin.
  private static let thin = 0.25

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    let cross = main.perpendicular
    return subject.sections.compactMap { section in
      let geometry = section.ground.geometry
      let view = geometry.room.view[main]
      // A row is meant to be as long as it is, and one page of columns may be as well.
      guard geometry.room.advance == main, geometry.allGroups > 1,
        section.section.group.layoutSize[main].isFraction(of: main),
        case .group(cross, _) = section.section.group.item.content,
        geometry.template.cells.count > 1, let first = geometry.template.cells.first
      else { return nil }
      let thinnest = geometry.template.cells.allSatisfy { cell in
        cell.slot.size[main] >= view * whole && cell.slot.size[cross] <= cell.slot.size[main] * thin
      }
      guard view > 0, thinnest else { return nil }
      return LintHit(
        path: section.path + ".group." + main.lengthName, id: section.firstCell,
        message: "Each cell is " + points(first.slot.size[main]) + " points "
          + (main == .horizontal ? "wide" : "high") + ", as the view, and "
          + points(first.slot.size[cross]) + " across.")
    }
  }
}
