import Compositional
import CompositionalDocuments

/// Solved content as JSON, with the keys of a document's expectations.
struct ContentAnswer {
  let document: ContentDocument
  let solution: ContentSolution
  /// The explanations of constraints; none if they are not asked for.
  let reports: [ConstraintReport]

  var json: JSONAnswer {
    let step = document.step
    let start = step?.intermediate.solve(for: document.proposal, in: document.environment)
    return .object(
      [
        PlaygroundCommand.answerVersion, .init("size", .size(solution.size)),
        .init("frames", Self.frames(solution.frames)),
        .init("diagnostics", Self.texts(solution.diagnostics.map(\.description).sorted())),
        .init("choices", Self.byPath(solution.choices) { .int($0) }),
        .init("branches", Self.byPath(solution.branches) { $0.map(JSONAnswer.int) ?? .null }),
        .init("contentSizes", Self.byPath(solution.contentSizes) { .size($0) }),
        .init("offsets", Self.byPath(solution.offsets) { .point($0) }),
        .init("rows", Self.byPath(solution.rows, Self.rows)),
        .init("reflowed", Self.texts(solution.reflowed.sorted())),
        .init(
          "baselines",
          solution.baselines.map { .numbers(Double($0.first), Double($0.last)) } ?? .null),
        .init("changes", Self.byPath(step?.changes ?? [:], Self.changes)),
        .init("intermediate", Self.frames(start?.frames ?? [])),
        .init("broken", Self.texts(solution.broken)),
        .init("ambiguous", Self.texts(solution.ambiguous)),
        .init(
          "cost",
          .object(
            solution.costs.sorted { $0.key > $1.key }.map {
              .init("\(NumberText($0.key))", .number(Double($0.value)))
            })),
      ] + (reports.isEmpty ? [] : [.init("explanations", .array(reports.map(\.json)))]))
  }

  private static func frames(_ frames: [ElementPart]) -> JSONAnswer {
    .object(frames.map { .init($0.path, .rect($0.frame)) })
  }

  private static func texts(_ texts: [String]) -> JSONAnswer {
    .array(texts.map(JSONAnswer.string))
  }

  private static func byPath<Value>(
    _ values: [String: Value], _ json: (Value) -> JSONAnswer
  ) -> JSONAnswer {
    .object(values.sorted { $0.key < $1.key }.map { .init($0.key, json($0.value)) })
  }

  private static func rows(_ rows: ContentSolution.Rows) -> JSONAnswer {
    let taps = rows.taps.map { taps in
      [JSONAnswer.Member("taps", .array(taps.map { texts($0.map(\.rawValue)) }))]
    }
    return .object(
      [.init("all", texts(rows.all)), .init("hidden", texts(rows.hidden))] + (taps ?? []))
  }

  private static func changes(_ changes: StackChanges) -> JSONAnswer {
    func pairs(_ pairs: [StackChanges.Pair]) -> JSONAnswer {
      .array(pairs.map { .array([.int($0.old), .int($0.new)]) })
    }
    return .object([
      .init("deletes", .array(changes.deletes.map(JSONAnswer.int))),
      .init("inserts", .array(changes.inserts.map(JSONAnswer.int))),
      .init("updates", pairs(changes.updates)), .init("moves", pairs(changes.moves)),
    ])
  }
}
