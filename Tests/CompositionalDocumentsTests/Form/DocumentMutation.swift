import Compositional
import CompositionalDocuments

/// Small damage done to a JSON value, one place at a time.
enum DocumentMutation {
  private static let replacements: [JSONValue] = [
    .null, .bool(true), .integer(0), .integer(-1), .number(0.5), .integer(1), .string("NaN"),
    .string("item"), .array([]), .object([]), .array([.integer(1)]),
  ]

  /// Every value that differs in one place: a replacement, a missing or an unknown key or element.
  ///
  /// - Parameters:
  ///   - value: The value to damage.
  ///   - keys: The keys of arrays whose elements are damaged without the others beside them.
  static func variants(of value: JSONValue, alone keys: Set<String> = []) -> [JSONValue] {
    copies(of: value, alone: keys, replacing: damaged)
  }

  /// Every variant of a case that uses every key, each with only one of the keys that a case may lack.
  static func variantsOfCase() throws -> [JSONValue] { try copiesOfCase(replacing: damaged) }

  /// Returns what a place may have instead of its value.
  private static func damaged(_ place: JSONValue) -> [JSONValue] {
    var variants = replacements.filter { $0 != place }
    switch place {
    case .array(let values):
      for (index, element) in values.enumerated() {
        for replacement in [[], [element, element]] {
          variants.append(.array(values[..<index] + replacement + values[(index + 1)...]))
        }
      }
    case .object(let members):
      variants.append(.object(members + [.init(key: "surprise", value: .integer(1))]))
      for (index, member) in members.enumerated() {
        for replacement in [[], [JSONValue.Member(key: member.key + "x", value: member.value)]] {
          variants.append(.object(members[..<index] + replacement + members[(index + 1)...]))
        }
      }
    default: break
    }
    return variants
  }

  /// Returns copies of a value, each with another value in one place.
  ///
  /// All of a large value around each place takes time that grows with the square of its size.
  ///
  /// - Parameters:
  ///   - value: The value, which is a place as well.
  ///   - keys: The keys of arrays of which a copy has only the element with the place.
  ///   - isAlone: True if the value is such an array.
  ///   - replacements: A function that returns what a place has in the copies.
  static func copies(
    of value: JSONValue, alone keys: Set<String> = [], isAlone: Bool = false,
    replacing replacements: (JSONValue) -> [JSONValue]
  ) -> [JSONValue] {
    var copies = replacements(value)
    switch value {
    case .array(let values):
      for (index, element) in values.enumerated() {
        for copy in Self.copies(of: element, alone: keys, replacing: replacements) {
          copies.append(
            .array(isAlone ? [copy] : values[..<index] + [copy] + values[(index + 1)...]))
        }
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        let found = Self.copies(
          of: member.value, alone: keys, isAlone: keys.contains(member.key),
          replacing: replacements)
        for copy in found {
          let changed = JSONValue.Member(key: member.key, value: copy)
          copies.append(.object(members[..<index] + [changed] + members[(index + 1)...]))
        }
      }
    default: break
    }
    return copies
  }

  /// Returns copies of a case that uses every key, each with another value in one place, and with
  /// the smallest values of the other keys.
  static func copiesOfCase(replacing replacements: (JSONValue) -> [JSONValue]) throws -> [JSONValue]
  {
    let everything = try JSONParser.parse(Array(DocumentSamples.everything.utf8))
    let smallest = try JSONParser.parse(Array(DocumentSamples.testCase().utf8))
    guard case .object(let members) = everything, case .object(let needed) = smallest else {
      return []
    }
    let keys: Set = ["sections", "script"]
    return replacements(everything)
      + members.flatMap { member in
        copies(
          of: member.value, alone: keys, isAlone: keys.contains(member.key),
          replacing: replacements
        ).map { copy in
          .object(
            needed.filter { $0.key != member.key } + [.init(key: member.key, value: copy)])
        }
      }
  }
}
