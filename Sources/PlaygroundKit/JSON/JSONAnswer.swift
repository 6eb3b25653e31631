import CompositionalDocuments

/// A JSON value whose objects keep the order of their members.
enum JSONAnswer: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number, written with at most four decimals; null unless it is finite, which
  /// ``checked()`` rejects.
  case number(Double)
  case string(String)
  case array([JSONAnswer])
  case object([Member])

  /// The most decimals of a number.
  static let decimals = 4
  /// The longest line, in characters, unless a value cannot be broken up.
  static let lineLength = 240

  /// A name and its value.
  struct Member: Equatable, Sendable {
    let name: String
    let value: JSONAnswer

    init(_ name: String, _ value: JSONAnswer) {
      self.name = name
      self.value = value
    }
  }

  /// Returns an array of numbers.
  static func numbers(_ numbers: Double...) -> JSONAnswer { .array(numbers.map(JSONAnswer.number)) }

  /// True if every number in the value is finite.
  var isFinite: Bool {
    switch self {
    case .null, .bool, .int, .string: true
    case .number(let number): number.isFinite
    case .array(let values): values.allSatisfy(\.isFinite)
    case .object(let members): members.allSatisfy(\.value.isFinite)
    }
  }

  /// Returns the value.
  ///
  /// - Throws: A failure if a number is not finite, which JSON cannot express.
  func checked() throws -> JSONAnswer {
    guard isFinite else { throw CommandFailure.infinite }
    return self
  }

  /// The value on one line.
  var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value):
      value.isFinite ? NumberText(value, decimals: Self.decimals).description : "null"
    case .string(let text): JSONPrinter.quote(text)
    case .array(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members): "{" + members.map(\.compact).joined(separator: ", ") + "}"
    }
  }

  /// Returns the value on several lines: a value that fits stays on one line, others are broken up.
  ///
  /// - Parameters:
  ///   - width: The longest line, in characters.
  ///   - indent: The spaces before the lines after the first.
  func pretty(width: Int = lineLength, indent: Int = 0) -> String {
    let line = compact
    if line.count + indent <= width { return line }
    let inner = String(repeating: " ", count: indent + 1)
    let outer = String(repeating: " ", count: indent)
    func broken(_ open: String, _ parts: [String], _ close: String) -> String {
      open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + outer + close
    }
    switch self {
    case .array(let values):
      return broken("[", values.map { $0.pretty(width: width, indent: indent + 1) }, "]")
    case .object(let members):
      let parts = members.map { member in
        JSONPrinter.quote(member.name) + ": "
          + member.value.pretty(width: width, indent: indent + 1)
      }
      return broken("{", parts, "}")
    default:
      return line
    }
  }
}

extension JSONAnswer.Member {
  /// Returns the member; throws if a number in it is not finite.
  func checked() throws -> JSONAnswer.Member { .init(name, try value.checked()) }

  /// The name and the value on one line.
  var compact: String { JSONAnswer.string(name).compact + ": " + value.compact }
}
