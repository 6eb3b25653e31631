import CompositionalDocuments
import Foundation

/// What a JSON Schema asks of a value.
indirect enum SchemaRule: Sendable {
  enum Kind: String { case object, array, string, boolean, number, integer }

  enum Limit: String {
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems, maxItems, minProperties,
      maxProperties, maxLength
  }

  /// The rules of another schema, by its name.
  case reference(String)
  case type(Kind)
  /// One of the values of an `enum`, or that of a `const`.
  case among([JSONValue])
  case oneOf([[SchemaRule]])
  case anyOf([[SchemaRule]])
  case not([SchemaRule])
  case pattern(NSRegularExpression)
  case items([SchemaRule])
  case properties([String: [SchemaRule]])
  case required([String])
  case propertyNames([SchemaRule])
  /// The rules of members besides some; nil where there may be none.
  case additionalProperties(besides: Set<String>, [SchemaRule]?)
  case limit(Limit, Double)
}

/// Reads the rules of schemas, once for all values that are held against them.
struct SchemaRules {
  /// The rules by the name that a `$ref` uses, such as `layout.schema.json`.
  private(set) var definitions: [String: [SchemaRule]] = [:]
  private let resources: [String: JSONValue]

  struct Malformed: Error { let keyword: String }

  /// Creates the rules of schemas and of all their definitions.
  init(_ resources: [String: JSONValue]) throws {
    self.resources = resources
    for (name, schema) in resources {
      try define(name)
      guard case .object(let members)? = schema["$defs"] else { continue }
      for member in members { try define("\(name)#/$defs/\(member.key)") }
    }
  }

  private mutating func define(_ name: String) throws {
    guard definitions[name] == nil else { return }
    // A schema may refer to itself.
    definitions[name] = []
    let parts = name.split(separator: "#")
    let resource = String(parts[0])
    var schema = resources[resource]
    for key in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
      schema = schema?[String(key)]
    }
    guard let schema else { throw Malformed(keyword: name) }
    definitions[name] = try rules(schema, in: resource)
  }

  private mutating func rules(_ schema: JSONValue, in resource: String) throws -> [SchemaRule] {
    guard case .object(let keywords) = schema else { throw Malformed(keyword: resource) }
    return try keywords.compactMap {
      try rule($0.key, $0.value, besides: schema["properties"], in: resource)
    }
  }

  private mutating func members(
    _ value: JSONValue?, in resource: String
  ) throws -> [String: [SchemaRule]] {
    guard case .object(let members)? = value else { return [:] }
    return try Dictionary(
      uniqueKeysWithValues: members.map { ($0.key, try rules($0.value, in: resource)) })
  }

  /// Returns the rule of a keyword; nil for one that asks nothing.
  private mutating func rule(
    _ keyword: String, _ argument: JSONValue, besides properties: JSONValue?, in resource: String
  ) throws -> SchemaRule? {
    switch (keyword, argument) {
    case ("$ref", .string(let reference)):
      let name = reference.hasPrefix("#") ? resource + reference : reference
      try define(name)
      return .reference(name)
    case ("type", .string(let type)):
      if let kind = SchemaRule.Kind(rawValue: type) { return .type(kind) }
    case ("enum", .array(let values)): return .among(values)
    case ("const", _): return .among([argument])
    case ("oneOf", .array(let schemas)):
      return .oneOf(try schemas.map { try rules($0, in: resource) })
    case ("anyOf", .array(let schemas)):
      return .anyOf(try schemas.map { try rules($0, in: resource) })
    case ("not", _): return .not(try rules(argument, in: resource))
    case ("pattern", .string(let text)):
      return .pattern(try NSRegularExpression(pattern: text))
    case ("items", _): return .items(try rules(argument, in: resource))
    case ("properties", .object): return .properties(try members(argument, in: resource))
    case ("required", .array(let keys)):
      return .required(
        keys.compactMap { key in
          if case .string(let key) = key { key } else { nil }
        })
    case ("propertyNames", _): return .propertyNames(try rules(argument, in: resource))
    case ("additionalProperties", _):
      let others = argument == .bool(false) ? nil : try rules(argument, in: resource)
      return .additionalProperties(
        besides: Set(try members(properties, in: resource).keys), others)
    case ("$schema", _), ("$id", _), ("$defs", _), ("title", _), ("description", _),
      ("examples", _):
      return nil
    default:
      if let limit = SchemaRule.Limit(rawValue: keyword), let number = argument.number {
        return .limit(limit, number)
      }
    }
    throw Malformed(keyword: keyword)
  }
}

extension JSONValue {
  /// The number; nil for another kind of value.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
