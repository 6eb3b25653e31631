import Compositional

/// A value of a JSON text.
///
/// Documents are read from and written to this tree, which knows what a decoder's containers do
/// not: the order of keys, duplicates, and what stands where something else was expected.
package enum JSONValue: Hashable, Sendable {
  /// A key of an object and what stands there.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// A number without fraction and exponent that an `Int` holds.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text, each key once.
  case object([Member])

  /// What stands under a key of an object; nil where there is none.
  ///
  /// - Complexity: O(members).
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What an error message calls the value.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .integer, .number: "the number \(JSONPrinter.text(self))"
    case .string(let text): "the string \(quoted: text)"
    case .array(let values) where values.isEmpty: "an empty array"
    case .array(let values): "an array of \(values.count) value\(values.count == 1 ? "" : "s")"
    case .object(let members) where members.isEmpty: "an empty object"
    case .object: "an object"
    }
  }
}
