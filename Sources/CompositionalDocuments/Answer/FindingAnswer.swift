import Compositional
import CompositionalInspection

extension JSONValue {
  /// Returns a finding as answers have it.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - layout: The name of its layout, if there are several; nil for none.
  package static func finding(_ finding: LintFinding, in layout: String? = nil) -> JSONValue {
    var members: [Member] = []
    if let layout { members.append(Member("layout", .string(layout))) }
    members += [
      Member("code", .string(finding.code)),
      Member("severity", .string(finding.severity.rawValue)),
      Member("path", .string(finding.path)),
    ]
    if let id = finding.id { members.append(Member("id", .string(id.description))) }
    members += [
      Member("message", .string(finding.message)), Member("advice", .string(finding.advice)),
    ]
    return .object(members)
  }

  /// Returns the engine's diagnostics, or findings, as answers have them.
  package static func findings(_ findings: [LintFinding]) -> JSONValue {
    .array(findings.map { finding($0) })
  }
}
