import Compositional

/// CL051: a section has items and shows none of them, because its group has no length or no cells (rule 2.19).
enum ShowsNothing: LintCheck {
  static let rule = LintRule(
    code: "CL051", severity: .error, title: "a section that shows none of its items",
    advice: "Give its group a length above zero, and at least one cell.")

  static func hits(in subject: LintSubject) -> [LintHit] {
    let reported = subject.diagnosed { if case .showsNothing = $0 { true } else { false } }
    guard subject.measuring == .nothing else { return reported }
    // What waits to be measured is not reported, but here nothing measures it.
    return reported
      + subject.sections.filter {
        $0.ground.geometry.dataCount > 0 && $0.itemCount == 0 && !subject.hides($0.index)
      }.map { section in
        LintHit(
          path: section.path + ".group", id: section.firstCell,
          message:
            "The cells are estimated at no length and nothing measures them, so none of them "
            + "is shown.")
      }
  }
}

extension LintSubject {
  /// True if a diagnostic says why a section shows nothing.
  fileprivate func hides(_ section: Int) -> Bool {
    layout.diagnostics.contains { $0.section == section && $0.hidingReason != nil }
  }
}
