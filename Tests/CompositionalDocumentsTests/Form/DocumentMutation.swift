import Compositional
import CompositionalDocuments

/// Small damage done to a JSON value, one place at a time.
enum DocumentMutation {
  private static let replacements: [JSONValue] = [
    .null, .bool(true), .integer(0), .integer(-1), .number(0.5), .integer(1), .string("NaN"),
    .string("item"), .array([]), .object([]), .array([.integer(1)]),
  ]

  /// Every value that differs in one place: a replacement, a missing or an unknown key or element.
  static func variants(of value: JSONValue) -> [JSONValue] {
    var variants = replacements.filter { $0 != value }
    switch value {
    case .array(let values):
      for (index, element) in values.enumerated() {
        func with(_ replacement: [JSONValue]) -> JSONValue {
          .array(values[..<index] + replacement + values[(index + 1)...])
        }
        variants.append(with([]))
        variants.append(with([element, element]))
        variants += Self.variants(of: element).map { with([$0]) }
      }
    case .object(let members):
      variants.append(.object(members + [.init(key: "surprise", value: .integer(1))]))
      for (index, member) in members.enumerated() {
        func with(_ replacement: [JSONValue.Member]) -> JSONValue {
          .object(members[..<index] + replacement + members[(index + 1)...])
        }
        variants.append(with([]))
        variants.append(with([.init(key: member.key + "x", value: member.value)]))
        variants += Self.variants(of: member.value).map {
          with([.init(key: member.key, value: $0)])
        }
      }
    default: break
    }
    return variants
  }
}
