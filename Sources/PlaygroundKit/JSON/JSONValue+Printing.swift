import Compositional
import CompositionalDocuments
import CompositionalInspection

// Answers as the command prints them: numbers with at most four decimals, and one value a line.

extension JSONValue {
  /// The most decimals of a number.
  static let decimals = 4
  /// The longest line, in characters, unless a value cannot be broken up.
  static let lineLength = 240

  /// Returns the value.
  ///
  /// - Throws: A failure if a number is not finite, which JSON cannot express.
  func checked() throws -> JSONValue {
    guard isFinite else { throw CommandFailure.infinite }
    return self
  }

  /// The value on one line; a number that is not finite, which ``checked()`` rejects, is null.
  var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
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
    var text = ""
    write(to: &text, width: width, indent: indent)
    return text
  }

  private func write(to output: inout String, width: Int, indent: Int) {
    var (line, room) = ("", width - indent)
    if writeLine(to: &line, &room), line.count + indent <= width {
      output += line
      return
    }
    let inner = String(repeating: " ", count: indent + 1)
    func broken<Part>(
      _ open: String, _ parts: [Part], _ close: String, _ write: (Part) -> Void
    ) {
      output += open + "\n"
      for (index, part) in parts.enumerated() {
        output += (index == 0 ? "" : ",\n") + inner
        write(part)
      }
      output += "\n" + String(repeating: " ", count: indent) + close
    }
    switch self {
    case .array(let values):
      broken("[", values, "]") { $0.write(to: &output, width: width, indent: indent + 1) }
    case .object(let members):
      broken("{", members, "}") { member in
        output += JSONPrinter.quote(member.key) + ": "
        member.value.write(to: &output, width: width, indent: indent + 1)
      }
    default: output += compact
    }
  }

  /// Appends the value on one line; returns false as soon as it has certainly no room.
  ///
  /// - Parameter room: The characters that there is room for. Each ASCII character takes one.
  private func writeLine(to line: inout String, _ room: inout Int) -> Bool {
    func append(_ text: String) {
      line += text
      room -= text.utf8.count { $0 < 0x80 }
    }
    switch self {
    case .array(let values):
      append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(", ") }
        guard room >= 0, value.writeLine(to: &line, &room) else { return false }
      }
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        append((index > 0 ? ", " : "") + JSONPrinter.quote(member.key) + ": ")
        guard room >= 0, member.value.writeLine(to: &line, &room) else { return false }
      }
      append("}")
    default: append(compact)
    }
    return room >= 0
  }
}

extension JSONValue.Member {
  /// Returns the member; throws if a number in it is not finite.
  func checked() throws -> JSONValue.Member { .init(key, try value.checked()) }

  /// The key and the value on one line.
  var compact: String { JSONPrinter.quote(key) + ": " + value.compact }

  /// Returns the engine's diagnostics as a member of an answer.
  static func diagnostics(_ findings: [LintFinding]) -> JSONValue.Member {
    .init("diagnostics", .findings(findings))
  }

  /// Returns the differences of a case from its expectations as a member of an answer.
  static func mismatches(_ mismatches: [CaseReport.Mismatch]) -> JSONValue.Member {
    .init("mismatches", .mismatches(mismatches))
  }
}

extension ScrollSubject {
  /// The first members of reports.
  var answerHead: [JSONValue.Member] {
    [
      .answerVersion,
      .init("layout", .string(title)),
      .init("size", .size(size)),
      .init("scrollDirection", .string(axis == .vertical ? "vertical" : "horizontal")),
      .init("itemCounts", .array(itemCounts.map(JSONValue.integer))),
    ]
  }
}

extension Console {
  /// Writes findings to standard error.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - name: The name of their document, if there are several; nil for none.
  func complain(about findings: [LintFinding], in name: String? = nil) {
    let prefix = name.map { $0 + ": " } ?? ""
    for finding in findings { complain(prefix + finding.description) }
  }
}
