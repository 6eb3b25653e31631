import Compositional

/// CL064: the subitems of a group that is estimated along its axis are fractions of the estimate, and together more than
/// it, so that the group is longer than each of them counts on (rule 2.8.2).
enum FractionsOfEstimate: LintCheck {
  static let rule = LintRule(
    code: "CL064", severity: .warning, title: "fractions of an estimate that exceed it",
    advice: "Let the fractions add up to 1, or give the subitems absolute lengths.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard let axis = node.axis, node.item.layoutSize[axis].isEstimated,
        case .group(_, let subitems) = node.item.content
      else { return nil }
      var times = 1.0
      switch subitems {
      case .list: break
      case .repeating(_, let count): times = Double(count)
      case .counted: return nil
      }
      let fractions = subitems.items.map { $0.layoutSize[axis] }.filter { $0.isFraction(of: axis) }
      let sum = times * fractions.reduce(0) { $0 + Double($1.dimension) }
      guard sum > 1.02 else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The subitems are " + points(sum) + " of the estimated " + axis.lengthName
          + " together, so the group is longer than the estimate that each is a part of.")
    }
  }
}
