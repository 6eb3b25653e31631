import Compositional

/// CL024: a group that is estimated along its axis is as long as its subitems, so that flexible spacing never grows (rules 2.5, 2.8.2).
enum FlexibleWithoutRoom: LintCheck {
  static let rule = LintRule(
    code: "CL024", severity: .note, title: "flexible spacing that cannot grow",
    advice: "Give the group a fixed length along its axis.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard let axis = node.axis, node.item.layoutSize[axis].isEstimated,
        node.item.interItemSpacing?.isFlexible == true,
        !(node.isCounted && node.parentAxis == axis)
      else { return nil }
      return LintHit(
        path: node.path + ".interItemSpacing", id: node.section.firstCell,
        message: "The spacing is flexible, but the group is as long as its subitems, so it stays "
          + "at its minimum.")
    }
  }
}
