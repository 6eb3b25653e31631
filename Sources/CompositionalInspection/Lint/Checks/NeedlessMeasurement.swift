import Compositional

/// CL005: a measurer is there, but no size is estimated.
enum NeedlessMeasurement: LintCheck {
  static let rule = LintRule(
    code: "CL005", severity: .warning, title: "an unused measurement",
    advice: "Remove the measurement, or estimate the sizes that it measures.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    guard subject.measuring == .something, !subject.sections.isEmpty, !subject.hasEstimates
    else { return [] }
    return [
      LintHit(
        path: "measurement",
        message: "No cell and no boundary item has an estimated size, so nothing is measured.")
    ]
  }
}
