import CompositionalDocuments

extension JSONValue {
  /// The value without its numbers and names: two cases of one shape show the same thing.
  var shape: String {
    switch self {
    case .object(let members):
      "{"
        + members.filter { $0.key != "name" && $0.key != "elementKind" }
        .map { "\($0.key):\($0.value.shape)" }.joined(separator: ",") + "}"
    case .array(let values): "[" + values.map(\.shape).joined(separator: ",") + "]"
    case .number, .integer: "0"
    case .string(let text): text
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }
}
