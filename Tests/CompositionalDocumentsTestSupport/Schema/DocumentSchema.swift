import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Foundation

/// Holds JSON values against a JSON Schema; knows the keywords that the project's schemas use.
package struct DocumentSchema {
  private let root: String
  private let definitions: [String: [SchemaRule]]

  /// Creates a schema of `Documentation/Schemas`: layout, flow, case, script, content,
  /// answers, recording or results.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - definition: The definition in it that a value has to match; nil for the whole schema.
  package init(_ name: String, definition: String? = nil) throws {
    root = "\(name).schema.json" + (definition.map { "#/$defs/\($0)" } ?? "")
    definitions = try Self.all.get().definitions
    precondition(definitions[root] != nil, "there is no schema \(root)")
  }

  /// The rules of all schemas.
  private static let all = Result {
    var resources: [String: JSONValue] = [:]
    for name in ["layout", "flow", "case", "script", "content", "answers", "recording", "results"] {
      resources["\(name).schema.json"] = try json(name)
    }
    return try SchemaRules(resources)
  }

  /// Returns the JSON of a schema.
  package static func json(_ name: String) throws -> JSONValue {
    let file = RepositoryFiles.root
      .appendingPathComponent("Documentation/Schemas/\(name).schema.json")
    return try JSONParser.parse([UInt8](try Data(contentsOf: file)))
  }

  /// Returns the first thing that is wrong with a value; empty when it is valid.
  package func problems(of value: JSONValue) -> [String] {
    problem(value, [.reference(root)]).map { ["$" + $0] } ?? []
  }

  /// The keywords of all schemas that this type does not know.
  package static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "enum", "const",
    "properties", "required", "additionalProperties", "propertyNames", "minProperties",
    "maxProperties", "items", "minItems", "maxItems", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "maxLength", "pattern", "oneOf", "anyOf", "not", "examples",
  ]

  /// Returns the first thing that is wrong with a value, behind the path to it; nil when it is valid.
  private func problem(_ value: JSONValue, _ rules: [SchemaRule]) -> String? {
    for rule in rules {
      if let problem = problem(value, rule) { return problem }
    }
    return nil
  }

  private func problem(_ value: JSONValue, _ rule: SchemaRule) -> String? {
    switch rule {
    case .reference(let name): return problem(value, definitions[name] ?? [])
    case .type(let kind): return Self.has(value, kind) ? nil : ": type \(kind.rawValue)"
    case .among(let values): return values.contains(value) ? nil : ": enum"
    case .oneOf(let all):
      return all.count { problem(value, $0) == nil } == 1 ? nil : ": oneOf"
    case .anyOf(let all):
      return all.contains { problem(value, $0) == nil } ? nil : ": anyOf"
    case .not(let rules): return problem(value, rules) == nil ? ": not" : nil
    case .pattern(let pattern):
      guard case .string(let text) = value else { return nil }
      let range = NSRange(location: 0, length: text.utf16.count)
      return pattern.firstMatch(in: text, range: range) == nil ? ": pattern" : nil
    case .items(let rules):
      guard case .array(let values) = value else { return nil }
      for (index, element) in values.enumerated() {
        if let problem = problem(element, rules) { return "[\(index)]" + problem }
      }
      return nil
    case .limit(let limit, let number):
      return Self.isWithin(value, limit, number) ? nil : ": \(limit.rawValue)"
    default:
      guard case .object(let members) = value else { return nil }
      return problem(members, rule)
    }
  }

  private func problem(_ members: [JSONValue.Member], _ rule: SchemaRule) -> String? {
    switch rule {
    case .required(let keys):
      for key in keys where !members.contains(where: { $0.key == key }) {
        return ": required \(key)"
      }
    case .properties(let properties):
      for member in members {
        guard let rules = properties[member.key] else { continue }
        if let problem = problem(member.value, rules) { return ".\(member.key)" + problem }
      }
    case .propertyNames(let rules):
      for member in members {
        if let problem = problem(.string(member.key), rules) { return problem }
      }
    case .additionalProperties(let known, let rules):
      for member in members where !known.contains(member.key) {
        guard let rules else { return ": additional \(member.key)" }
        if let problem = problem(member.value, rules) { return ".\(member.key)" + problem }
      }
    default: break
    }
    return nil
  }

  private static func has(_ value: JSONValue, _ kind: SchemaRule.Kind) -> Bool {
    switch (value, kind) {
    case (.object, .object), (.array, .array), (.string, .string), (.bool, .boolean),
      (.integer, .number), (.integer, .integer), (.number, .number):
      true
    case (.number(let number), .integer): number == number.rounded()
    default: false
    }
  }

  /// A limit on a number or a count; limits of another kind of value hold.
  private static func isWithin(
    _ value: JSONValue, _ limit: SchemaRule.Limit, _ bound: Double
  ) -> Bool {
    switch (limit, value) {
    case (.minItems, .array(let values)): Double(values.count) >= bound
    case (.maxItems, .array(let values)): Double(values.count) <= bound
    case (.minProperties, .object(let members)): Double(members.count) >= bound
    case (.maxProperties, .object(let members)): Double(members.count) <= bound
    case (.maxLength, .string(let text)): Double(text.unicodeScalars.count) <= bound
    case (.minimum, _): value.number.map { $0 >= bound } ?? true
    case (.maximum, _): value.number.map { $0 <= bound } ?? true
    case (.exclusiveMinimum, _): value.number.map { $0 > bound } ?? true
    case (.exclusiveMaximum, _): value.number.map { $0 < bound } ?? true
    default: true
    }
  }
}
