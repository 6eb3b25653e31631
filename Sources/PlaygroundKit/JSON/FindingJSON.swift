import Compositional
import CompositionalInspection

extension JSONAnswer {
  /// Returns a finding as in documents.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - layout: The name of its layout, if there are several; nil for none.
  static func finding(_ finding: LintFinding, in layout: String? = nil) -> JSONAnswer {
    let name = layout.map { [Member("layout", .string($0))] } ?? []
    let id = finding.id.map { [Member("id", .string($0.description))] } ?? []
    return .object(
      name + [
        Member("code", .string(finding.code)),
        Member("severity", .string(finding.severity.rawValue)),
        Member("path", .string(finding.path)),
      ] + id + [
        Member("message", .string(finding.message)), Member("advice", .string(finding.advice)),
      ])
  }
}

extension LoadedLayout {
  /// The engine's diagnostics as a member of an answer.
  var diagnosticsMember: JSONAnswer.Member {
    .init("diagnostics", .array(layout.reportedFindings.map { JSONAnswer.finding($0) }))
  }

  /// Writes the engine's diagnostics to standard error.
  func complain(on console: Console) {
    for finding in layout.reportedFindings { console.complain(finding.description) }
  }
}
