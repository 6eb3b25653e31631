import Compositional

/// CL003: an absolute size is zero or negative and counts as zero (rule 2.1.5).
enum SizeNotPositive: LintCheck {
  static let rule = LintRule(
    code: "CL003", severity: .warning, title: "an absolute size of zero or less",
    advice: "Give it a size above zero, or leave it out.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    var hits: [LintHit] = []
    func look(at size: CollectionLayoutSize, _ path: String, except ignored: LayoutAxis? = nil) {
      for axis in LayoutAxis.allCases
      where axis != ignored && size[axis].isAbsolute && size[axis].dimension <= 0 {
        hits.append(
          LintHit(
            path: path + "." + axis.lengthName,
            message: "The " + axis.lengthName + " is " + points(Double(size[axis].dimension))
              + " points, which counts as 0, so nothing is visible."))
      }
    }
    for node in subject.nodes {
      // The share of a counted group replaces the size on the group's axis (rule 2.4.1).
      look(at: node.item.layoutSize, node.path, except: node.isCounted ? node.parentAxis : nil)
      for (index, view) in node.item.supplementaryItems.enumerated() {
        look(at: view.layoutSize, node.path + ".supplementaryItems[" + String(index) + "]")
      }
    }
    for (item, path, _) in subject.boundaryItems { look(at: item.layoutSize, path) }
    let own = subject.layout.configuration.boundarySupplementaryItems
    for (index, item) in own.enumerated() {
      look(at: item.layoutSize, "boundarySupplementaryItems[" + String(index) + "]")
    }
    return hits
  }
}
