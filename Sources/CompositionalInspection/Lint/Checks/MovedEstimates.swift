import Compositional

/// CL046: an item that a finger moves has its estimated size where it is proposed, until the move ends.
enum MovedEstimates: LintCheck {
  static let rule = LintRule(
    code: "CL046", severity: .note, title: "items moved while sizes are estimates",
    advice: "Give the cells absolute or fractional lengths while items are moved.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    guard subject.movesItems else { return [] }
    let main = subject.layout.configuration.scrollDirection
    return subject.nodes.compactMap { node in
      guard !node.item.isGroup, node.item.layoutSize[main].isEstimated,
        !(node.isCounted && node.parentAxis == main)
      else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The " + main.lengthName + " of the cell is estimated and items are moved: a "
          + "device may show a moved cell at its estimate, and its neighbors may flicker.")
    }
  }
}
