import Compositional
import CompositionalDocuments

/// Solved content as JSON, with the keys of a document's expectations.
struct ContentAnswer {
  let document: ContentDocument
  let solution: ContentSolution
  /// The explanations of constraints; none if they are not asked for.
  let reports: [ConstraintReport]

  var json: JSONValue {
    let step = document.step
    let start = step?.intermediate.solve(for: document.proposal, in: document.environment)
    return .object(
      [
        .answerVersion, .init("size", .size(solution.size)),
        .init("frames", Self.frames(solution.frames)),
        .init("diagnostics", Self.texts(solution.diagnostics.map(\.description).sorted())),
        .init("choices", Self.byPath(solution.choices) { .integer($0) }),
        .init("branches", Self.byPath(solution.branches) { $0.map(JSONValue.integer) ?? .null }),
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

  private static func frames(_ frames: [ElementPart]) -> JSONValue {
    .object(frames.map { .init($0.path, .rect($0.frame)) })
  }

  private static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  private static func byPath<Value>(
    _ values: [String: Value], _ json: (Value) -> JSONValue
  ) -> JSONValue {
    .object(values.sorted { $0.key < $1.key }.map { .init($0.key, json($0.value)) })
  }

  private static func rows(_ rows: ContentSolution.Rows) -> JSONValue {
    let taps = rows.taps.map { taps in
      [JSONValue.Member("taps", .array(taps.map { texts($0.map(\.rawValue)) }))]
    }
    return .object(
      [.init("all", texts(rows.all)), .init("hidden", texts(rows.hidden))] + (taps ?? []))
  }

  private static func changes(_ changes: StackChanges) -> JSONValue {
    func pairs(_ pairs: [StackChanges.Pair]) -> JSONValue {
      .array(pairs.map { .array([.integer($0.old), .integer($0.new)]) })
    }
    return .object([
      .init("deletes", .array(changes.deletes.map(JSONValue.integer))),
      .init("inserts", .array(changes.inserts.map(JSONValue.integer))),
      .init("updates", pairs(changes.updates)), .init("moves", pairs(changes.moves)),
    ])
  }
}
