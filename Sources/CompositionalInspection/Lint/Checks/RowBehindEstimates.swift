import Compositional

/// CL036: iOS 14 misplaces a row that scrolls on its own after a section that is measured.
enum RowBehindEstimates: LintCheck {
  static let rule = LintRule(
    code: "CL036", severity: .warning, title: "an orthogonal row after estimates in iOS 14",
    advice: "Give the sections before the row absolute or fractional lengths in iOS 14.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let configuration = subject.layout.configuration
    guard !subject.layout.quirks.isDisjoint(with: .iOS14),
      let first = subject.sections.first(where: {
        $0.section.orthogonalScrollingBehavior == .none
          && $0.section.group.item.isEstimated(along: configuration.scrollDirection)
      }),
      let row = subject.sections.first(where: {
        $0.index > first.index && $0.section.orthogonalScrollingBehavior != .none
      })
    else { return [] }
    return [
      LintHit(
        path: row.path, id: row.firstCell,
        message: "Section " + String(first.index) + " has estimated lengths. iOS 14 may leave the "
          + "row after it at its estimated position.")
    ]
  }
}

extension CollectionLayoutItem {
  /// True if this item or a nested one has an estimated length along an axis.
  fileprivate func isEstimated(along axis: LayoutAxis) -> Bool {
    layoutSize[axis].isEstimated || subitems.contains { $0.isEstimated(along: axis) }
  }
}
