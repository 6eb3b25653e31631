import Compositional

/// CL054: a fraction is so large that it is a percentage, or an item is far larger than its group (rule 2.1.5).
enum LargeFraction: LintCheck {
  static let rule = LintRule(
    code: "CL054", severity: .warning, title: "a fraction far above 1",
    advice: "Use 1 for the whole and 0.5 for a half.")

  /// The least fraction that is a percentage, wherever it is.
  private static let percentage = 10.0
  /// The fraction of its own group from which an item is too large.
  private static let ofGroup = 1.5

  static func hits(in subject: LintSubject) -> [LintHit] {
    let nodes = subject.nodes.flatMap { node in
      LayoutAxis.allCases.compactMap { axis -> LintHit? in
        if node.isCounted, node.parentAxis == axis { return nil }
        let isNested = node.parent.map { !$0.layoutSize[axis].isEstimated } ?? false
        return hit(
          node.item.layoutSize, axis, node.path, id: node.section.firstCell,
          least: isNested && node.item.layoutSize[axis].isFraction(of: axis)
            ? ofGroup : percentage)
      }
    }
    let boundary = subject.boundaryItems.flatMap { item, path, section in
      LayoutAxis.allCases.compactMap { axis in
        hit(
          item.layoutSize, axis, path,
          id: .supplementary(kind: item.elementKind, section: section.index), least: percentage)
      }
    }
    return nodes + boundary
  }

  private static func hit(
    _ size: CollectionLayoutSize, _ axis: LayoutAxis, _ path: String, id: ElementID?, least: Double
  ) -> LintHit? {
    let fraction = Double(size[axis].dimension)
    guard size[axis].isFractional, fraction > least || fraction == percentage else { return nil }
    let percent =
      fraction >= percentage && fraction <= 100
      ? " For " + points(fraction) + " percent write " + points(fraction / 100) + "." : ""
    return LintHit(
      path: path + "." + axis.lengthName, id: id,
      message: "The " + axis.lengthName + " is " + points(fraction)
        + " times that of what is around."
        + percent)
  }
}
