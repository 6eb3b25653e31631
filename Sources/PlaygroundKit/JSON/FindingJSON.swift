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

extension JSONAnswer.Member {
  /// Returns the engine's diagnostics as a member of an answer.
  static func diagnostics(_ findings: [LintFinding]) -> JSONAnswer.Member {
    .init("diagnostics", .array(findings.map { JSONAnswer.finding($0) }))
  }
}

extension Console {
  /// Writes findings to standard error.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - name: The name of their document, if there are several; nil for none.
  func complain(about findings: [LintFinding], in name: String? = nil) {
    let prefix = name.map { $0 + ": " } ?? ""
    for finding in findings { complain(prefix + finding.description) }
  }
}
