import Compositional

/// CL009: columns in a row are as long as their own cells, and the row is as long as the longest, which leaves gaps (rule 2.8.1).
enum RaggedColumns: LintCheck {
  static let rule = LintRule(
    code: "CL009", severity: .warning, title: "estimated columns that leave gaps",
    advice: "Use a custom group or a section for each column, or give the "
      + "columns one height.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard let axis = node.axis, node.item.layoutSize[axis.perpendicular].isEstimated else {
        return nil
      }
      let across = axis.perpendicular
      let columns = node.item.subitems.count { column in
        guard case .group(across, _) = column.content else { return false }
        return column.layoutSize[across].isEstimated
      }
      guard columns > 1 else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The group has " + String(columns) + " columns of estimated length; it is as long "
          + "as the longest of them, and the others leave a gap.")
    }
  }
}
