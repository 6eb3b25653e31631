@_spi(OpenChoices) import Compositional

/// CL040: a group that keeps its estimate across has no room for the edge spacing of a subitem (rules
/// 2.6, 2.8.1).
enum EdgesAcrossEstimate: LintCheck {
  static let rule = LintRule(
    code: "CL040", severity: .note, title: "edge spacing across an estimated group",
    advice: "Use spacing between the groups, or estimate the size of the items on that axis too.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let quirks = subject.layout.quirks
    guard
      quirks.isDisjoint(with: [.estimatedGroupsFitFixedSubitems, .estimatedGroupsFitAllSubitems])
    else { return [] }
    let ignores = quirks.contains(.estimatedGroupsIgnoreEdgeSpacing)
    return subject.nodes.compactMap { node in
      guard let parent = node.parent, let axis = node.parentAxis?.perpendicular,
        parent.layoutSize[axis].isEstimated,
        !parent.subitems.contains(where: { $0.layoutSize[axis].isEstimated }),
        let edges = node.item.edgeSpacing?.least(axis), edges > 0,
        let size = node.size?[axis], let room = node.room?[axis], size + edges > room
      else { return nil }
      return LintHit(
        path: node.path + ".edgeSpacing", id: node.section.firstCell,
        message: "The group keeps its estimate of " + points(room)
          + " points, without room for the "
          + points(edges) + " points of the edges. "
          + (ignores
            ? "The subitem ends outside the group."
            : "The group is longer by them here; no public source confirms this."))
    }
  }
}
