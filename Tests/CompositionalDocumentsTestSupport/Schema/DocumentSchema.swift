import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Foundation

/// Holds JSON values against a JSON Schema; knows the keywords that the project's schemas use.
package struct DocumentSchema {
  /// The schemas by the name a `$ref` uses, such as `layout.schema.json`.
  private let resources: [String: JSONValue]
  private let root: String

  /// Creates a schema of `Documentation/Schemas`: layout, flow, case, script, content,
  /// answers, recording or results.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - definition: The definition in it that a value has to match; nil for the whole schema.
  package init(_ name: String, definition: String? = nil) throws {
    root = "\(name).schema.json" + (definition.map { "#/$defs/\($0)" } ?? "")
    var resources: [String: JSONValue] = [:]
    for name in ["layout", "flow", "case", "script", "content", "answers", "recording", "results"] {
      resources["\(name).schema.json"] = try Self.json(name)
    }
    self.resources = resources
  }

  /// Returns the JSON of a schema.
  package static func json(_ name: String) throws -> JSONValue {
    let file = RepositoryFiles.root
      .appendingPathComponent("Documentation/Schemas/\(name).schema.json")
    return try JSONParser.parse([UInt8](try Data(contentsOf: file)))
  }

  /// Returns the first thing that is wrong with a value; empty when it is valid.
  package func problems(of value: JSONValue) -> [String] {
    problems(value, .object([.init(key: "$ref", value: .string(root))]), in: root, at: "$")
  }

  /// The keywords of all schemas that this type does not know.
  package static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "enum", "const",
    "properties", "required", "additionalProperties", "propertyNames", "minProperties",
    "maxProperties", "items", "minItems", "maxItems", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "maxLength", "pattern", "oneOf", "anyOf", "not", "examples",
  ]

  private func problems(
    _ value: JSONValue, _ schema: JSONValue, in resource: String, at path: String
  ) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): a schema is no object"] }
    var problems: [String] = []
    func check(_ isValid: Bool, _ keyword: String) {
      if !isValid { problems.append("\(path): \(keyword)") }
    }
    func matches(_ schema: JSONValue) -> Bool {
      self.problems(value, schema, in: resource, at: path).isEmpty
    }
    for keyword in keywords where problems.isEmpty {
      let argument = keyword.value
      switch (keyword.key, argument) {
      case ("$ref", .string(let reference)):
        let (schema, name) = resolve(reference, in: resource)
        problems += self.problems(value, schema, in: name, at: path)
      case ("type", .string(let type)): check(Self.has(value, type), "type \(type)")
      case ("enum", .array(let values)): check(values.contains(value), "enum")
      case ("const", _): check(value == argument, "const")
      case ("oneOf", .array(let schemas)): check(schemas.count(where: matches) == 1, "oneOf")
      case ("anyOf", .array(let schemas)): check(schemas.contains(where: matches), "anyOf")
      case ("not", _): check(!matches(argument), "not")
      case ("pattern", .string(let pattern)):
        guard case .string(let text) = value else { continue }
        check(text.range(of: pattern, options: .regularExpression) != nil, "pattern")
      case ("maxLength", _):
        guard case .string(let text) = value else { continue }
        let length = Double(text.unicodeScalars.count)
        check(Self.number(argument).map { length <= $0 } ?? false, "maxLength")
      case ("items", _):
        guard case .array(let values) = value else { continue }
        for (index, element) in values.enumerated() where problems.isEmpty {
          problems += self.problems(element, argument, in: resource, at: "\(path)[\(index)]")
        }
      case ("properties", _), ("required", _), ("additionalProperties", _), ("propertyNames", _):
        problems += member(keyword.key, value, schema, in: resource, at: path)
      default: check(Self.isWithin(value, keyword.key, Self.number(argument)), keyword.key)
      }
    }
    return problems
  }

  private func member(
    _ keyword: String, _ value: JSONValue, _ schema: JSONValue, in resource: String, at path: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    let argument = schema[keyword] ?? .null
    var problems: [String] = []
    switch (keyword, argument) {
    case ("required", .array(let keys)):
      for case .string(let key) in keys where value[key] == nil {
        problems.append("\(path): required \(key)")
      }
    case ("properties", _):
      for member in members where problems.isEmpty {
        guard let schema = argument[member.key] else { continue }
        problems += self.problems(member.value, schema, in: resource, at: "\(path).\(member.key)")
      }
    case ("propertyNames", _):
      for member in members {
        problems += self.problems(.string(member.key), argument, in: resource, at: path)
      }
    case ("additionalProperties", _):
      for member in members where schema["properties"]?[member.key] == nil {
        if argument == .bool(false) {
          problems.append("\(path): additional \(member.key)")
        } else {
          problems += self.problems(
            member.value, argument, in: resource, at: "\(path).\(member.key)")
        }
      }
    default: problems.append("\(path): \(keyword) is malformed")
    }
    return problems
  }

  private func resolve(_ reference: String, in resource: String) -> (JSONValue, String) {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    let name = parts[0].isEmpty ? resource : String(parts[0])
    var schema = resources[name] ?? .null
    for key in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
      schema = schema[String(key)] ?? .null
    }
    return (schema, name)
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  private static func has(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"),
      (.integer, "number"), (.integer, "integer"), (.number, "number"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }

  /// A limit on a number or a count; limits of another kind of value hold.
  private static func isWithin(_ value: JSONValue, _ keyword: String, _ limit: Double?) -> Bool {
    guard let limit else { return true }
    let count: Int? =
      switch (value, keyword) {
      case (.array(let values), "minItems"), (.array(let values), "maxItems"): values.count
      case (.object(let members), "minProperties"), (.object(let members), "maxProperties"):
        members.count
      default: nil
      }
    guard let number = count.map(Double.init) ?? number(value) else { return true }
    switch keyword {
    case "minimum": return number >= limit
    case "maximum": return number <= limit
    case "exclusiveMinimum": return number > limit
    case "exclusiveMaximum": return number < limit
    case "minItems", "minProperties": return count == nil || number >= limit
    case "maxItems", "maxProperties": return count == nil || number <= limit
    default: return true
    }
  }
}
