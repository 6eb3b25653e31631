/// Parts of Swift code, as lines that begin at the left margin.
///
/// The room is the number of characters of a line where a part will stand.
enum Code {
  /// The longest line, in characters, where a line can be broken.
  static let width = 100

  /// An argument of a call.
  struct Argument {
    /// The label; nil for none.
    let label: String?
    let lines: [String]

    init(_ label: String?, _ lines: [String]) {
      self.label = label
      self.lines = lines
    }

    init(_ label: String?, _ text: String) { self.init(label, [text]) }

    /// The lines with the label.
    var labeled: [String] {
      guard let label, let first = lines.first else { return lines }
      return [label + ": " + first] + lines.dropFirst()
    }
  }

  /// Returns lines two spaces to the right.
  static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? $0 : "  " + $0 }
  }

  /// Returns a call: on one line if it fits, else with the arguments on lines of their own.
  static func call(_ name: String, _ arguments: [Argument], room: Int) -> [String] {
    list(name + "(", arguments.map { $0.labeled }, ")", room: room, isArray: false)
  }

  /// Returns an array: on one line if it fits, else with an element on a line.
  static func array(_ elements: [[String]], room: Int) -> [String] {
    list("[", elements, "]", room: room, isArray: true)
  }

  private static func list(
    _ open: String, _ parts: [[String]], _ close: String, room: Int, isArray: Bool
  ) -> [String] {
    if !parts.contains(where: { $0.count != 1 }) {
      let line = open + parts.map { $0[0] }.joined(separator: ", ") + close
      if line.count <= room { return [line] }
    }
    // One array as the only argument keeps its bracket beside the parenthesis.
    if parts.count == 1, !isArray, parts[0][0].hasSuffix("["), parts[0].last == "]" {
      return [open + parts[0][0]] + parts[0].dropFirst().dropLast() + ["]" + close]
    }
    var lines: [String] = []
    var current = ""
    func end() {
      if !current.isEmpty { lines.append(current) }
      current = ""
    }
    for (index, part) in parts.enumerated() {
      let comma = index + 1 < parts.count || isArray ? "," : close
      guard part.count == 1, !isArray else {
        end()
        lines += part.dropLast()
        lines.append((part.last ?? "") + comma)
        continue
      }
      let text = part[0] + comma
      if !current.isEmpty, current.count + text.count + 3 > room { end() }
      current += (current.isEmpty ? "" : " ") + text
    }
    end()
    return [open] + indented(lines) + (isArray ? [close] : [])
  }

  /// Returns an expression with a closure after it: on one line if it fits.
  static func closure(_ head: String, _ body: [String], room: Int) -> [String] {
    if body.isEmpty { return [head + " {}"] }
    if body.count == 1, !body[0].hasPrefix("//") {
      let line = head + " { " + body[0] + " }"
      if line.count <= room { return [line] }
    }
    return [head + " {"] + indented(body) + ["}"]
  }

  /// Returns an expression with modifiers: on one line if it fits and no closure follows.
  static func chain(_ base: [String], _ modifiers: [[String]], room: Int) -> [String] {
    guard !modifiers.isEmpty else { return base }
    if base.count == 1, modifiers.allSatisfy({ $0.count == 1 && !$0[0].contains("{") }) {
      let line = base[0] + modifiers.map { $0[0] }.joined()
      if line.count <= room { return [line] }
    }
    // After a closure that ends with a brace of its own, modifiers stand below the brace.
    let rest = modifiers.flatMap { $0 }
    return base + (base.count == 1 ? indented(rest) : rest)
  }

  /// Returns comments, broken between words.
  static func comment(_ text: String, mark: String = "//", room: Int = width) -> [String] {
    var lines: [String] = []
    var line = mark
    for word in SwiftLiteral.comment(text).split(separator: " ") {
      if line.count > mark.count, line.count + word.count + 1 > room {
        lines.append(line)
        line = mark
      }
      line += " " + word
    }
    return lines + (line == mark ? [] : [line])
  }
}
