import Compositional
import CompositionalDocuments
import CompositionalTools

extension SettleReport {
  /// The answer as JSON.
  var answer: JSONValue {
    let origin = subject.origin.map { origin -> JSONValue in
      .object([
        .init("system", .string(origin.system)), .init("version", .string(origin.version)),
        .init("device", .string(origin.device)), .init("kind", .string(origin.kind.rawValue)),
        .init("scale", .number(Double(origin.scale))),
      ])
    }
    return .object([
      .answerVersion, .init("origin", origin ?? .null),
      .init("cases", .integer(subject.cases.count)),
      .init("explained", .integer(settlement.explained.count)),
      .init("choices", .array(settlement.findings.map(Self.choice))),
      .init("quirks", .names(of: settlement.quirks)),
      .init("swift", .string(settlement.quirks.swiftText ?? "[]")),
      .init("dissenting", .array(settlement.dissenting.map(JSONValue.string))),
      .init("beyond", .array(settlement.beyond.map(Self.difference))),
      .init(
        "files",
        .array(
          files.map {
            .object([
              .init("path", .string($0.path)), .init("outcome", .string($0.outcome.rawValue)),
            ])
          })),
    ])
  }

  private static func choice(_ finding: Settlement.Finding) -> JSONValue {
    let votes = finding.votes.map { vote in
      JSONValue.object([
        .init("case", .string(vote.name)),
        .init("allowed", .array(vote.allowed.map(JSONValue.names(of:)))),
      ])
    }
    return .object([
      .init("question", .string(finding.choice.question)),
      .init("default", .string(finding.choice.standard)),
      .init("alternatives", .array(finding.choice.alternatives.map(JSONValue.names(of:)))),
      .init("outcome", .string(finding.outcome.rawValue)),
      .init("answer", .names(of: finding.answer)),
      .init("remaining", .array(finding.remaining.map(JSONValue.names(of:)))),
      .init("votes", .array(votes)),
    ])
  }

  private static func difference(_ difference: Settlement.Difference) -> JSONValue {
    .object([
      .init("case", .string(difference.recorded.name)),
      .init("distance", .number(Double(difference.distance))),
      .mismatches(difference.report.mismatches),
    ])
  }
}

extension JSONValue {
  /// Returns the names of quirks.
  static func names(of quirks: Quirks) -> JSONValue {
    .array(quirks.names.map(JSONValue.string))
  }
}
