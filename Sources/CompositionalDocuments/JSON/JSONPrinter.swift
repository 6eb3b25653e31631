import Compositional

/// Writes JSON in a canonical layout: keys in their given order, short values on one line.
package enum JSONPrinter {
  /// The maximum length of a line with an array or object, including its indentation, in
  /// characters.
  private static let lineLength = 96

  /// Returns a value on several lines, with a line feed at the end.
  package static func print(_ value: JSONValue) -> String {
    var text = ""
    write(value, indentation: "", room: lineLength, to: &text)
    return text + "\n"
  }

  /// Returns a value on one line; a number that is not finite, which JSON cannot express, is null.
  package static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number) where !number.isFinite: "null"
    case .number(let number):
      Int64(exactly: number).map { String($0) } ?? number.description
    case .string(let string): quote(string)
    case .array(let values): "[\(values.map(text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(quote($0.key)): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func write(
    _ value: JSONValue, indentation: String, room: Int, to output: inout String
  ) {
    let deeper = indentation + "  "
    func block(_ open: String, _ close: String, _ lines: [(label: String, value: JSONValue)]) {
      output += open
      for (index, line) in lines.enumerated() {
        output += (index == 0 ? "\n" : ",\n") + deeper + line.label
        let room = lineLength - deeper.count - line.label.count - 1
        write(line.value, indentation: deeper, room: room, to: &output)
      }
      output += "\n\(indentation)\(close)"
    }
    switch value {
    case .array(let values) where !fits(value, in: room):
      block("[", "]", values.map { ("", $0) })
    case .object(let members) where !fits(value, in: room):
      block("{", "}", members.map { ("\(quote($0.key)): ", $0.value) })
    default: output += text(value)
    }
  }

  /// Returns true if a value fits on one line, without writing more than a line of it.
  private static func fits(_ value: JSONValue, in room: Int) -> Bool {
    func rest(_ value: JSONValue, _ room: Int) -> Int {
      switch value {
      case .array(let values): values.reduce(room - 2) { $0 < 0 ? $0 : rest($1, $0 - 2) }
      case .object(let members):
        members.reduce(room - 2) { $0 < 0 ? $0 : rest($1.value, $0 - 6 - $1.key.utf8.count) }
      default: room - text(value).utf8.count
      }
    }
    return rest(value, room) >= 0
  }

  /// Returns a string in quotes, with escapes for what a terminal would obey too.
  package static func quote(_ string: String) -> String {
    let mayNeedEscapes = string.utf8.contains {
      $0.startsUnprintable || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard mayNeedEscapes else { return "\"" + string + "\"" }
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnprintable:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
