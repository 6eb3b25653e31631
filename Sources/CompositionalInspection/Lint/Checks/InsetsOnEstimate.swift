@_spi(OpenChoices) import Compositional

/// CL026: content insets have no effect on an axis on which the size is estimated (rules 2.1.6, 2.1.7).
enum InsetsOnEstimate: LintCheck {
  static let rule = LintRule(
    code: "CL026", severity: .warning, title: "insets on an estimated axis",
    advice: "Use spacing between items, or put the insets into the measured "
      + "content.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let keeps = subject.layout.quirks.contains(.groupInsetsOnEstimatedAxes)
    return subject.nodes.flatMap { node in
      LayoutAxis.allCases.filter { axis in
        node.item.layoutSize[axis].isEstimated && node.item.contentInsets.total(axis) != 0
          && !(keeps && node.item.isGroup)
      }.map { axis in
        LintHit(
          path: node.path + ".contentInsets", id: node.section.firstCell,
          message: "The " + axis.startName + " and " + axis.endName + " insets have no effect, "
            + "because the " + axis.lengthName + " is estimated.")
      }
    }
  }
}
