import Compositional

/// CL038: flexible spacing spreads what a row of measured items leaves over, which differs from row to row (rule 2.5).
enum UnevenGaps: LintCheck {
  static let rule = LintRule(
    code: "CL038", severity: .note, title: "gaps that differ from row to row",
    advice: "Use fixed spacing between items, as for tags that wrap.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard let axis = node.axis, !node.item.layoutSize[axis].isEstimated,
        node.item.interItemSpacing?.isFlexible == true,
        case .group(_, .list(let items)) = node.item.content,
        items.contains(where: { !$0.isGroup && $0.layoutSize[axis].isEstimated })
      else { return nil }
      return LintHit(
        path: node.path + ".interItemSpacing", id: node.section.firstCell,
        message: "The spacing is flexible and the items have measured lengths, so the gaps differ "
          + "from row to row.")
    }
  }
}
