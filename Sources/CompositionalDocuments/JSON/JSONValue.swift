import Compositional

/// A JSON value.
///
/// Documents are read from and written to this tree, because the containers of a decoder do not
/// know the order of the keys, duplicate keys, or a value of an unexpected type.
package enum JSONValue: Hashable, Sendable {
  /// A member of an object: a key and its value.
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
  /// A number without a fraction or exponent that fits into an `Int`.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members of an object, in the order of the text and without duplicate keys.
  case object([Member])

  /// Returns the value of a key of an object; nil if the key is absent.
  ///
  /// - Complexity: O(members)
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The description of the value in error messages.
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
