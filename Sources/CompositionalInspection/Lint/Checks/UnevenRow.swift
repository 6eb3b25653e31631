import Compositional

/// CL033: cells side by side are each as long as they were measured (rule 2.8.4).
enum UnevenRow: LintCheck {
  static let rule = LintRule(
    code: "CL033", severity: .note, title: "cells of a row that differ in length",
    advice: "Use uniformAcrossSiblings to make all cells of a row as long as "
      + "the longest.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard let axis = node.axis else { return nil }
      let across = axis.perpendicular
      guard across == subject.layout.configuration.scrollDirection,
        node.item.layoutSize[across].isEstimated
      else { return nil }
      let cells = node.item.subitems.filter { !$0.isGroup }
      let isUneven = cells.contains { $0.layoutSize[across].kind == .estimated }
      let perGroup =
        node.trace?.arrangement?.subitems.count ?? node.item.subitems.count
      guard isUneven, perGroup > 1 else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The group has " + String(perGroup) + " cells side by side, each as long as it "
          + "was measured.")
    }
  }
}
