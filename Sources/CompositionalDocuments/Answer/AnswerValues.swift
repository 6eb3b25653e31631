import Compositional

// The values that answers are made of. Their numbers may be infinite or no numbers; who writes an answer
// decides if that is an error, or null.

extension JSONValue.Member {
  /// The version of all answers, as their first member.
  package static let answerVersion = JSONValue.Member("version", .integer(QueryAnswer.version))

  package init(_ key: String, _ value: JSONValue) { self.init(key: key, value: value) }
}

extension JSONValue {
  /// Returns an array of numbers.
  package static func numbers(_ numbers: Double...) -> JSONValue {
    .array(numbers.map { .number($0) })
  }

  /// Returns a point as `[x, y]`.
  package static func point(_ point: CGPoint) -> JSONValue {
    .numbers(Double(point.x), Double(point.y))
  }

  /// Returns a size as `[width, height]`.
  package static func size(_ size: CGSize) -> JSONValue {
    .numbers(Double(size.width), Double(size.height))
  }

  /// Returns a rectangle as `[x, y, width, height]`.
  package static func rect(_ rect: CGRect) -> JSONValue {
    .numbers(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
  }

  /// True if every number in the value is finite.
  package var isFinite: Bool {
    switch self {
    case .null, .bool, .integer, .string: true
    case .number(let number): number.isFinite
    case .array(let values): values.allSatisfy { $0.isFinite }
    case .object(let members): members.allSatisfy { $0.value.isFinite }
    }
  }
}
