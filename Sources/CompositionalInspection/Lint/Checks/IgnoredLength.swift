import Compositional

/// CL061: the share of a counted group replaces the length of its subitem (rule 2.4.1).
enum IgnoredLength: LintCheck {
  static let rule = LintRule(
    code: "CL061", severity: .note, title: "a length that a count replaces",
    advice:
      "Write a fraction of 1, or use a list of subitems or a repeating subitem, which keep the "
      + "length.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard case .group(_, .counted(_, let count))? = node.parent?.content,
        let axis = node.parentAxis, let share = node.size?[axis],
        let room = node.room
      else { return nil }
      let length = node.item.layoutSize[axis]
      let own = Double(length.dimension)
      // The whole is what one writes for want of a length, and so is no length at all; a half of two
      // is the share but for the spacing.
      guard !length.isEstimated, own > 0,
        !length.isFractional || own != 1 && abs(own * Double(count) - 1) > 0.02
      else { return nil }
      let would =
        length.isAbsolute ? own : own * room[length.isFractionalWidth ? .horizontal : .vertical]
      guard abs(would - share) > 1 else { return nil }
      return LintHit(
        path: node.path + "." + axis.lengthName, id: node.section.firstCell,
        message: "The " + axis.lengthName + " of " + points(own)
          + (length.isAbsolute ? " points" : "") + " has no effect: the count gives each subitem "
          + points(share) + " points.")
    }
  }
}
