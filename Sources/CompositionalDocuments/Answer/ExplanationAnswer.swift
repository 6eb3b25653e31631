import Compositional
import CompositionalInspection

extension JSONValue {
  /// Returns an explanation as answers have it: its steps, the last of which is the frame.
  ///
  /// - Parameters:
  ///   - explanation: The explanation.
  ///   - diagnostics: The engine's diagnostics.
  ///   - part: The explanation of a part inside the element; nil for the element alone.
  ///   - parts: The parts inside the element.
  package static func explanation(
    _ explanation: Explanation, diagnostics: [LintFinding], part: JSONValue? = nil,
    parts: [PlacedPart] = []
  ) -> JSONValue {
    var members = [
      Member.answerVersion,
      Member("id", .string(explanation.id.description)),
      Member("frame", .rect(explanation.frame)),
      Member("isComplete", .bool(explanation.isComplete)),
      Member("diagnostics", .findings(diagnostics)),
      Member("steps", .array(explanation.steps.map { step($0) } + [frame(of: explanation)])),
    ]
    if let group = explanation.newGroup { members.append(Member("newGroup", .integer(group))) }
    if let part { members.append(Member("part", part)) }
    if !parts.isEmpty {
      members.append(Member("parts", .array(parts.map { .part($0) })))
    }
    return .object(members)
  }

  /// Returns the last step: the frame, from the steps that its numbers come from.
  private static func frame(of explanation: Explanation) -> JSONValue {
    let ends = explanation.ends
    let sides = [("x", ends.x), ("y", ends.y), ("width", ends.width), ("height", ends.height)]
    let results = JSONValue.object(
      sides.map { Member($0.0, .number(explanation.steps[$0.1].result)) })
    return .object([
      Member("rule", .string(RuleReference.attributes.number)),
      Member("link", .string(RuleReference.attributes.link)),
      Member("of", .string(explanation.id.description)),
      Member("title", .string("the frame")),
      Member("arithmetic", .string("given")),
      Member("inputs", results),
      Member("from", .object(sides.map { Member($0.0, .integer($0.1)) })),
      Member("result", results),
    ])
  }

  private static func step(_ step: ExplanationStep) -> JSONValue {
    var members = [
      Member("rule", .string(step.rule.number)), Member("link", .string(step.rule.link)),
      Member("of", .string(step.subject)),
    ]
    if !step.path.isEmpty { members.append(Member("path", .string(step.path))) }
    members += [
      Member("title", .string(step.title)),
      Member("arithmetic", .string(step.arithmetic.rawValue)),
      Member("inputs", .object(step.inputs.map { Member($0.name, .number($0.value)) })),
    ]
    let sources = step.inputs.compactMap { input in
      input.source.map { Member(input.name, .integer($0)) }
    }
    if !sources.isEmpty { members.append(Member("from", .object(sources))) }
    members.append(Member("result", .object([Member(step.name, .number(step.result))])))
    return .object(members)
  }
}
