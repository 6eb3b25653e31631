import Compositional

/// CL025: edge spacing has no effect on headers, footers and side views.
enum BoundaryEdgeSpacing: LintCheck {
  static let rule = LintRule(
    code: "CL025", severity: .warning, title: "edge spacing of a boundary item",
    advice: "Use the insets of the section, or an offset.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.boundaryItems.compactMap { item, path, section in
      guard item.edgeSpacing != nil else { return nil }
      return LintHit(
        path: path + ".edgeSpacing",
        id: .supplementary(kind: item.elementKind, section: section.index),
        message: "Edge spacing has no effect on a boundary item.")
    }
  }
}
