import Compositional
import CompositionalInspection

extension JSONAnswer {
  /// Returns an explanation as in documents: its steps, the last of which is the frame.
  ///
  /// - Parameters:
  ///   - explanation: The explanation.
  ///   - diagnostics: The engine's diagnostics, as a member of the answer.
  ///   - part: The explanation of a part inside the element; nil for the element alone.
  static func explanation(
    _ explanation: Explanation, _ diagnostics: Member, _ part: PartExplanation? = nil,
    parts: [PlacedPart] = []
  ) -> JSONAnswer {
    let ends = explanation.ends
    let steps = explanation.steps
    let frame = [("x", ends.x), ("y", ends.y), ("width", ends.width), ("height", ends.height)]
    let last = JSONAnswer.object([
      Member("rule", .string("1.15")),
      Member("link", .string("Documentation/Rules/Values.md#115-layout-attributes")),
      Member("of", .string(explanation.id.description)),
      Member("title", .string("the frame")),
      Member("arithmetic", .string("given")),
      Member("inputs", .object(frame.map { Member($0, .number(steps[$1].result)) })),
      Member("from", .object(frame.map { Member($0, .int($1)) })),
      Member("result", .object(frame.map { Member($0, .number(steps[$1].result)) })),
    ])
    let members = [
      PlaygroundCommand.answerVersion,
      Member("id", .string(explanation.id.description)),
      Member("frame", .rect(explanation.frame)),
      Member("isComplete", .bool(explanation.isComplete)),
      diagnostics,
      Member("steps", .array(steps.map(step) + [last])),
    ]
    return .object(
      members + (explanation.newGroup.map { [Member("newGroup", .int($0))] } ?? [])
        + (part.map { [Member("part", $0.json)] } ?? [])
        + (parts.isEmpty ? [] : [Member("parts", .array(parts.map(JSONAnswer.part)))]))
  }

  private static func step(_ step: ExplanationStep) -> JSONAnswer {
    let sources = step.inputs.compactMap { input in
      input.source.map { Member(input.name, .int($0)) }
    }
    return .object(
      [
        Member("rule", .string(step.rule.number)),
        Member("link", .string(step.rule.link)),
        Member("of", .string(step.subject)),
      ] + (step.path.isEmpty ? [] : [Member("path", .string(step.path))]) + [
        Member("title", .string(step.title)),
        Member("arithmetic", .string(step.arithmetic.rawValue)),
        Member("inputs", .object(step.inputs.map { Member($0.name, .number($0.value)) })),
      ] + (sources.isEmpty ? [] : [Member("from", .object(sources))]) + [
        Member("result", .object([Member(step.name, .number(step.result))]))
      ])
  }
}
