import Compositional

/// CL006: a group is estimated, but its items are fractions of it, so that it never sizes itself (rules 2.8.1, P7).
enum EstimatedAroundFractions: LintCheck {
  static let rule = LintRule(
    code: "CL006", severity: .warning, title: "a group estimated around fractional items",
    advice: "Estimate the size of the items too.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.flatMap { node -> [LintHit] in
      guard node.axis != nil else { return [] }
      return LayoutAxis.allCases.filter { axis in
        node.item.layoutSize[axis].isEstimated && !node.item.subitems.isEmpty
          && node.item.subitems.allSatisfy { $0.layoutSize[axis].isFraction(of: axis) }
          && !(node.isCounted && node.parentAxis == axis)
      }.map { axis in
        LintHit(
          path: node.path, id: node.section.firstCell,
          message: "The " + axis.lengthName + " of the group is estimated, but its items are "
            + "fractions of that estimate, so they are never measured on this axis.")
      }
    }
  }
}
