import Compositional

/// CL012: fractions add up to the whole, but each is floored to pixels, so that a gap of a point or more is left (rule
/// 2.16).
enum LeftoverPixels: LintCheck {
  static let rule = LintRule(
    code: "CL012", severity: .note, title: "fractions that leave pixels",
    advice: "Accept the gap, or choose insets and spacing so that the shares "
      + "are whole pixels.")

  /// The least gap that is worth a finding, in points.
  private static let least = 1.0

  static func hits(in subject: LintSubject) -> [LintHit] {
    var found: Set<Int> = []
    return subject.nodes.compactMap { node in
      guard !found.contains(node.section.index), let axis = node.axis,
        let arrangement = node.trace?.arrangement,
        !node.item.layoutSize[axis].isEstimated, node.item.interItemSpacing?.isFlexible != true
      else { return nil }
      let subitems = arrangement.subitems
      var fractions = 0.0
      var taken = 0.0
      for index in 0..<subitems.count {
        let subitem = subitems.distinct[subitems.distinctIndex(index)]
        let isShare = subitem.slotAxis == axis
        guard isShare || subitem.item.layoutSize[axis].isFraction(of: axis) else { return nil }
        fractions +=
          isShare
          ? 1 / Double(subitems.count) : Double(subitem.item.layoutSize[axis].dimension)
        // What edges take is no lost pixel.
        taken += subitem.size[axis] + (subitem.item.edgeSpacing?.least(axis) ?? 0)
      }
      let rest = arrangement.fractions - taken
      guard abs(fractions - 1) < 0.001, rest > least - 0.001 else { return nil }
      found.insert(node.section.index)
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The " + String(subitems.count) + " subitems share all of the "
          + points(arrangement.fractions) + " points, but floored to pixels they leave "
          + points(rest) + " at the end.")
    }
  }
}
