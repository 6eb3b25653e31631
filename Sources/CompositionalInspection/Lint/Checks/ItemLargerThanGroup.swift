import Compositional

/// CL022: an item sticks out of its group across, over what comes after it.
enum ItemLargerThanGroup: LintCheck {
  static let rule = LintRule(
    code: "CL022", severity: .warning, title: "an item larger than its group",
    advice: "Make the item smaller, or the group larger.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard let axis = node.parentAxis?.perpendicular, let size = node.size, let room = node.room,
        let parent = node.parent, !parent.layoutSize[axis].isEstimated,
        size[axis] > room[axis] + 0.001
      else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The " + axis.lengthName + " is "
          + (size[axis].isFinite ? points(size[axis]) : "infinite")
          + ", but the group has " + points(room[axis]) + ".")
    }
  }
}
