import Compositional
import CompositionalDocuments
import CompositionalTrials

extension SettleReport {
  /// The answer as JSON.
  var answer: JSONAnswer {
    let origin = subject.origin.map { origin -> JSONAnswer in
      .object([
        .init("system", .string(origin.system)), .init("version", .string(origin.version)),
        .init("device", .string(origin.device)), .init("kind", .string(origin.kind.rawValue)),
        .init("scale", .number(Double(origin.scale))),
      ])
    }
    return .object([
      PlaygroundCommand.answerVersion, .init("origin", origin ?? .null),
      .init("cases", .int(subject.cases.count)),
      .init("explained", .int(settlement.explained.count)),
      .init("choices", .array(settlement.findings.map(Self.choice))),
      .init("quirks", .names(of: settlement.quirks)),
      .init("swift", .string(settlement.quirks.swiftText ?? "[]")),
      .init("dissenting", .array(settlement.dissenting.map(JSONAnswer.string))),
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

  private static func choice(_ finding: Settlement.Finding) -> JSONAnswer {
    let votes = finding.votes.map { vote in
      JSONAnswer.object([
        .init("case", .string(vote.name)),
        .init("allowed", .array(vote.allowed.map(JSONAnswer.names(of:)))),
      ])
    }
    return .object([
      .init("question", .string(finding.choice.question)),
      .init("default", .string(finding.choice.standard)),
      .init("alternatives", .array(finding.choice.alternatives.map(JSONAnswer.names(of:)))),
      .init("outcome", .string(finding.outcome.rawValue)),
      .init("answer", .names(of: finding.answer)),
      .init("remaining", .array(finding.remaining.map(JSONAnswer.names(of:)))),
      .init("votes", .array(votes)),
    ])
  }

  private static func difference(_ difference: Settlement.Difference) -> JSONAnswer {
    .object([
      .init("case", .string(difference.recorded.name)),
      .init("distance", .number(Double(difference.distance))),
      .mismatches(difference.report.mismatches),
    ])
  }
}

extension JSONAnswer {
  /// Returns the names of quirks.
  static func names(of quirks: Quirks) -> JSONAnswer {
    .array(quirks.names.map(JSONAnswer.string))
  }
}

extension JSONAnswer.Member {
  /// Returns the differences of a case from its expectations.
  static func mismatches(_ mismatches: [CaseReport.Mismatch]) -> Self {
    .init(
      "mismatches",
      .array(
        mismatches.map {
          .object([
            .init("subject", .string($0.subject)), .init("expected", .string($0.expected)),
            .init("got", .string($0.got)), .init("difference", .string($0.difference)),
          ])
        }))
  }
}
