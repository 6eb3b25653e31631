@_spi(OpenChoices) import Compositional

/// CL039: the edge spacing of a counted group's subitem takes room from the shares, or makes the last
/// one end outside the group (rules 2.4.1, 2.6).
enum EdgesInCount: LintCheck {
  static let rule = LintRule(
    code: "CL039", severity: .note, title: "edge spacing in a counted group",
    advice: "Use spacing between the items or insets of the items, which mean the same on every "
      + "system.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let ignores = subject.layout.quirks.contains(.countedSharesIgnoreEdgeSpacing)
    return subject.nodes.compactMap { node in
      guard node.isCounted, let axis = node.parentAxis,
        let edges = node.item.edgeSpacing?.least(axis), edges != 0
      else { return nil }
      return LintHit(
        path: node.path + ".edgeSpacing", id: node.section.firstCell,
        message: "The edges take " + points(edges) + " points beside each subitem. "
          + (ignores
            ? "The shares do not become smaller, so the last one ends outside the group."
            : "Each share is that much shorter here; no public source confirms this."))
    }
  }
}
