import Compositional

/// CL033: cells side by side are each as long as they were measured (rule 2.8.4).
enum UnevenRow: LintCheck {
  static let rule = LintRule(
    code: "CL033", severity: .note, title: "cells of a row that differ in length",
    advice: "Use uniformAcrossSiblings to make all cells of a row as long as "
      + "the longest.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let main = subject.layout.configuration.scrollDirection
    return subject.sections.flatMap { section -> [LintHit] in
      var hits: [LintHit] = []
      guard section.section.group.item.measuresCellsSideBySide(along: main) else { return [] }
      for group in subject.groups(of: section) {
        for node in group.nodes where !hits.contains(where: { $0.path == node.path }) {
          let lengths = lengths(of: node, along: main)
          guard let least = lengths.min(), let most = lengths.max(), most > least + 0.5 else {
            continue
          }
          hits.append(
            LintHit(
              path: node.path, id: .cell(section: section.index, item: group.firstItem),
              message: "The group has " + String(lengths.count)
                + " measured cells side by side, which are " + points(least) + " to "
                + points(most) + " points long."))
        }
      }
      return hits
    }
  }

  /// Returns the measured lengths of the cells of a group that are side by side.
  private static func lengths(of node: LintSubject.Node, along main: LayoutAxis) -> [Double] {
    guard node.item.hasCellsSideBySide(along: main), let arrangement = node.trace?.arrangement
    else { return [] }
    return arrangement.subitems.distinct.filter {
      $0.item.isMeasuredCell(along: main) && !$0.measured.size[main].isNaN
    }.map { $0.size[main] }
  }
}

extension CollectionLayoutItem {
  /// True if this is a cell whose length along an axis is its own.
  fileprivate func isMeasuredCell(along main: LayoutAxis) -> Bool {
    !isGroup && layoutSize[main].kind == .estimated
  }

  /// True if this is a group with cells beside each other, whose lengths are their own.
  fileprivate func hasCellsSideBySide(along main: LayoutAxis) -> Bool {
    guard case .group(main.perpendicular, let subitems) = content else { return false }
    return layoutSize[main].isEstimated
      && subitems.items.contains { $0.isMeasuredCell(along: main) }
  }

  /// True if this or a nested group has cells beside each other.
  fileprivate func measuresCellsSideBySide(along main: LayoutAxis) -> Bool {
    hasCellsSideBySide(along: main)
      || subitems.contains { $0.measuresCellsSideBySide(along: main) }
  }
}
