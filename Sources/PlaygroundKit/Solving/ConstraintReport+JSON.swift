import Compositional
import CompositionalDocuments

extension ConstraintReport {
  /// The explanation as a member of an answer.
  var json: JSONValue {
    typealias Member = JSONValue.Member
    return .object([
      Member("path", .string(path)),
      Member("views", .array(layout.parts.indices.map(view))),
      Member("constraints", .array(layout.constraints.indices.map(constraint))),
      Member("conflicts", .array(layout.conflicts.map(conflict))),
      Member(
        "ambiguous",
        .array(
          layout.ambiguousEdges.map { part, edges in
            .object([
              Member("path", .string(path(of: part))),
              Member("edges", .array(edges.map { .string($0.rawValue) })),
            ])
          })),
    ])
  }

  private func view(_ part: Int) -> JSONValue {
    .object([
      .init("path", .string(path(of: part))),
      .init(
        "edges",
        .array(
          layout.edges(of: part).map { edge in
            .object(
              [
                .init("edge", .string(edge.attribute.rawValue)),
                .init("value", .number(edge.value)),
              ] + Self.listed("because", edge.holds, hold))
          })),
    ])
  }

  private func hold(_ hold: ConstraintHold) -> JSONValue {
    .object([
      .init("reason", .string(layout.text(of: hold.reason))),
      .init("factor", .number(hold.factor)),
    ])
  }

  private func constraint(_ index: Int) -> JSONValue {
    let (word, points): (String, Double) =
      switch layout.standing(ofConstraint: index) {
      case .active, nil: ("active", 0)
      case .slack(let points): ("slack", points)
      case .violated(let points): ("violated", points.magnitude)
      case .broken(let points): ("broken", points.magnitude)
      }
    return .object([
      .init("name", .string(node.name(ofConstraint: index))),
      .init("text", .string(layout.text(of: .constraint(index)))),
      .init("standing", .string(word)), .init("points", .number(points)),
    ])
  }

  private func conflict(_ conflict: ConstraintConflict) -> JSONValue {
    let rule = conflict.rule.map { [JSONValue.Member("rule", .string($0))] } ?? []
    return .object(
      [
        .init("broken", .string(layout.text(of: conflict.broken))),
        .init("points", .number(conflict.violation.magnitude)),
      ] + Self.listed("with", conflict.others) { .string(layout.text(of: $0)) } + rule)
  }

  /// Returns a member with the first elements, and one with the number of others if there are any.
  private static func listed<Element>(
    _ key: String, _ elements: [Element], _ json: (Element) -> JSONValue
  ) -> [JSONValue.Member] {
    let first = elements.prefix(reasonsAtMost)
    let rest = elements.count - first.count
    return [.init(key, .array(first.map(json)))]
      + (rest > 0 ? [.init("more", .integer(rest))] : [])
  }
}
