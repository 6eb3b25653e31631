import Compositional

/// CL003: an absolute size is zero or negative and counts as zero (rule 2.1.5).
enum SizeNotPositive: LintCheck {
  static let rule = LintRule(
    code: "CL003", severity: .warning, title: "an absolute size of zero or less",
    advice: "Give it a size above zero, or leave it out.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let items = subject.nodes.map { ($0.item.layoutSize, $0.path) }
    let boundary = subject.boundaryItems.map { ($0.0.layoutSize, $0.path) }
    return (items + boundary).flatMap { size, path in
      LayoutAxis.allCases.filter { size[$0].isAbsolute && size[$0].dimension <= 0 }.map { axis in
        LintHit(
          path: path + "." + axis.lengthName,
          message: "The " + axis.lengthName + " is " + points(Double(size[axis].dimension))
            + " points, which counts as 0, so nothing is seen.")
      }
    }
  }
}
