import Compositional

/// CL011: a counted group gives equal shares, so that the estimate of its subitem is not measured (rule 2.4.2).
enum EstimateInCount: LintCheck {
  static let rule = LintRule(
    code: "CL011", severity: .warning, title: "an estimate in a counted group",
    advice: "Use a list of subitems, or a repeating subitem, so that each keeps "
      + "its own size.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard node.isCounted, let axis = node.parentAxis, node.item.layoutSize[axis].isEstimated
      else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The " + axis.lengthName + " is estimated, but the group gives each subitem an "
          + "equal share, so it is never measured on this axis.")
    }
  }
}
