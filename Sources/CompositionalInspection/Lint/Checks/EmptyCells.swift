import Compositional

/// CL030: a fraction or insets leave a cell no area, so that nothing is seen.
enum EmptyCells: LintCheck {
  static let rule = LintRule(
    code: "CL030", severity: .warning, title: "cells without area",
    advice: "Give the cell and the groups around it a size above zero on both axes.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    subject.nodes.compactMap { node in
      guard !node.item.isGroup, let size = node.size else { return nil }
      let insets = node.item.contentInsets
      let axis = LayoutAxis.allCases.first { axis in
        let inset = node.item.layoutSize[axis].isEstimated ? 0 : insets.total(axis)
        return size[axis] - inset <= 0 && !node.item.layoutSize[axis].isAbsolute
      }
      guard let axis else { return nil }
      return LintHit(
        path: node.path, id: node.section.firstCell,
        message: "The " + axis.lengthName + " of the cell is " + points(size[axis])
          + " points before its insets of " + points(insets.total(axis)) + ".")
    }
  }
}
