import Compositional

/// CL003: an absolute size is zero or negative and counts as zero (rule 2.1.5).
enum SizeNotPositive: LintCheck {
  static let rule = LintRule(
    code: "CL003", severity: .warning, title: "an absolute size of zero or less",
    advice: "Give it a size above zero, or leave it out.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let items = subject.nodes.flatMap { node in
      // The share of a counted group replaces the size on the group's axis (rule 2.4.1).
      hits(node.item.layoutSize, node.path, except: node.isCounted ? node.parentAxis : nil)
        + node.item.supplementaryItems.enumerated().flatMap {
          hits($1.layoutSize, node.path + ".supplementaryItems[" + String($0) + "]")
        }
    }
    let boundary = subject.boundaryItems.flatMap { hits($0.0.layoutSize, $0.path) }
    let own = subject.layout.configuration.boundarySupplementaryItems.enumerated().flatMap {
      hits($1.layoutSize, "boundarySupplementaryItems[" + String($0) + "]")
    }
    return items + boundary + own
  }

  private static func hits(
    _ size: CollectionLayoutSize, _ path: String, except ignored: LayoutAxis? = nil
  ) -> [LintHit] {
    LayoutAxis.allCases.filter {
      $0 != ignored && size[$0].isAbsolute && size[$0].dimension <= 0
    }.map { axis in
      LintHit(
        path: path + "." + axis.lengthName,
        message: "The " + axis.lengthName + " is " + points(Double(size[axis].dimension))
          + " points, which counts as 0, so nothing is seen.")
    }
  }
}
