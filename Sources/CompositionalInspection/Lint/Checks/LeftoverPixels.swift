import Compositional

/// CL012: fractions add up to the whole, but each is floored to pixels, so that a gap is left (rule 2.16).
enum LeftoverPixels: LintCheck {
  static let rule = LintRule(
    code: "CL012", severity: .note, title: "fractions that leave pixels",
    advice: "Accept the gap, or choose insets and spacing so that the shares "
      + "are whole pixels.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard let axis = node.axis, let arrangement = node.trace?.arrangement,
        !node.item.layoutSize[axis].isEstimated, node.item.interItemSpacing?.isFlexible != true
      else { return nil }
      let subitems = arrangement.subitems
      var fractions = 0.0
      var taken = 0.0
      for index in 0..<subitems.count {
        let subitem = subitems.distinct[subitems.place(index)]
        let isShare = subitem.slotAxis == axis
        guard isShare || subitem.item.layoutSize[axis].isFraction(of: axis) else { return nil }
        fractions +=
          isShare
          ? 1 / Double(subitems.count) : Double(subitem.item.layoutSize[axis].dimension)
        taken += subitem.size[axis]
      }
      let rest = arrangement.fractions - taken
      guard abs(fractions - 1) < 0.001, rest > 0.001 else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The " + String(subitems.count) + " subitems share all of the "
          + points(arrangement.fractions) + " points, but floored to pixels they leave "
          + points(rest) + " at the end.")
    }
  }
}
