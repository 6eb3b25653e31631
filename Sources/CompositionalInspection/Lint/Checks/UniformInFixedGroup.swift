import Compositional

/// CL027: uniform sizes are shared only in a group that is estimated on the axis (rule 2.8.4).
enum UniformInFixedGroup: LintCheck {
  static let rule = LintRule(
    code: "CL027", severity: .warning, title: "uniform siblings in a fixed group",
    advice: "Estimate the size of the group on that axis.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.flatMap { node -> [LintHit] in
      guard let parent = node.parent, !node.item.isGroup else { return [] }
      return LayoutAxis.allCases.filter {
        node.item.layoutSize[$0].isUniformAcrossSiblings && !parent.layoutSize[$0].isEstimated
          && !(node.isCounted && node.parentAxis == $0)
      }.map { axis in
        LintHit(
          path: node.path + "." + axis.lengthName, id: node.section.firstCell,
          message: "The " + axis.lengthName + " is uniform across siblings, but that of the group "
            + "is not estimated, so each cell keeps its own.")
      }
    }
  }
}
