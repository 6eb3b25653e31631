import Compositional

/// CL058: an item sizes itself across its group, whose size is fixed, so that longer ones lie over what comes after (rules
/// 2.2.4, 2.8).
enum EstimateInFixedGroup: LintCheck {
  static let rule = LintRule(
    code: "CL058", severity: .warning, title: "an estimated item in a fixed group",
    advice: "Estimate the size of the group on that axis too.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    // Once items are measured, those that are too large are found themselves.
    guard subject.measuring != .something else { return [] }
    return subject.nodes.compactMap { node in
      guard !node.item.isGroup, let axis = node.parentAxis?.perpendicular, let parent = node.parent,
        node.item.layoutSize[axis].isEstimated, !parent.layoutSize[axis].isEstimated
      else { return nil }
      return LintHit(
        path: node.path + "." + axis.lengthName, id: node.section.firstCell,
        message: "The " + axis.lengthName + " of the item is measured, but that of its group is "
          + "fixed, so a larger cell lies over what comes after the group.")
    }
  }
}
