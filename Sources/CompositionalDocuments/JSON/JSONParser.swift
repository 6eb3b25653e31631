import Compositional

/// A strict JSON parser with limits: one value, no duplicate keys, only finite numbers.
///
/// It descends recursively, at most to the depth of the limits.
package struct JSONParser {
  private let limits: DocumentLimits
  private var steps: [DocumentPath.Step] = []
  private var values = 0
  let bytes: [UInt8]
  var index = 0

  /// Reads the value of a text.
  ///
  /// - Complexity: O(bytes)
  package static func parse(
    _ bytes: [UInt8], limits: DocumentLimits = .init()
  ) throws(DocumentError) -> JSONValue {
    var parser = try JSONParser(bytes, limits)
    return try parser.document()
  }

  init(_ bytes: [UInt8], _ limits: DocumentLimits) throws(DocumentError) {
    self.bytes = bytes
    self.limits = limits
    guard bytes.count <= limits.bytes else {
      throw DocumentError(
        path: "",
        message: "the text has \(bytes.count) bytes; the limit is \(limits.bytes)")
    }
    // A byte order mark has no meaning in UTF-8, but some editors write one.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func document() throws(DocumentError) -> JSONValue {
    guard !isWide else {
      throw DocumentError(path: "", message: "the text is UTF-16 or UTF-32; save it as UTF-8")
    }
    skipSpace()
    guard index < bytes.count else {
      throw DocumentError(path: "", message: "the text is empty; expected a JSON object")
    }
    let value = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw unexpected("the end of the document") }
    return value
  }

  /// True if the text begins as one does whose characters have two or four bytes each: with their
  /// byte order mark, or with a zero byte beside the first character.
  private var isWide: Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.count > 1 && bytes.prefix(2).contains(0)
  }

  mutating func value(depth: Int) throws(DocumentError) -> JSONValue {
    values += 1
    guard values <= limits.values else {
      throw malformed("more than \(limits.values) values, the limit for a document")
    }
    guard index < bytes.count else { throw unexpected("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      try enter(depth)
      return try object(depth: depth + 1)
    case UInt8(ascii: "["):
      try enter(depth)
      return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t") where skip("true"): return .bool(true)
    case UInt8(ascii: "f") where skip("false"): return .bool(false)
    case UInt8(ascii: "n") where skip("null"): return .null
    default: throw unexpected("a value")
    }
  }

  private mutating func enter(_ depth: Int) throws(DocumentError) {
    guard depth < limits.depth else {
      // The path of such a deep value would be too long to be useful.
      steps.removeAll()
      throw malformed("more than \(limits.depth) levels of nesting, the limit for a document")
    }
    index += 1
    skipSpace()
  }

  private mutating func array(depth: Int) throws(DocumentError) -> JSONValue {
    var elements: [JSONValue] = []
    if skip("]") { return .array(elements) }
    steps.append(.index(0))
    while true {
      steps[steps.count - 1] = .index(elements.count)
      elements.append(try value(depth: depth))
      skipSpace()
      if skip("]") { break }
      guard skip(",") else { throw unexpected("a comma or \"]\"") }
      skipSpace()
    }
    steps.removeLast()
    return .array(elements)
  }

  private mutating func object(depth: Int) throws(DocumentError) -> JSONValue {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if skip("}") { return .object(members) }
    while true {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw unexpected("a key in quotes")
      }
      let start = index
      let key = try string()
      steps.append(.key(key))
      guard keys.insert(key).inserted else {
        index = start
        throw malformed("the key \(quoted: key) appears twice; remove one")
      }
      skipSpace()
      guard skip(":") else { throw unexpected("a colon") }
      skipSpace()
      members.append(.init(key: key, value: try value(depth: depth)))
      steps.removeLast()
      skipSpace()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw unexpected("a comma or \"}\"") }
      skipSpace()
    }
  }

  // MARK: Steps and errors

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  /// Skips a text at the current index, and returns true if it is there.
  mutating func skip(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { expected in
      guard bytes[index...].starts(with: expected) else { return false }
      index += expected.count
      return true
    }
  }

  /// The line and the column of the current index.
  var position: DocumentError.Position {
    let before = bytes[..<index]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Bytes of the form 10xxxxxx continue a character.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return .init(line: before.count { $0 == 0x0A } + 1, column: column)
  }

  func malformed(_ message: String) -> DocumentError {
    DocumentError(
      path: DocumentPath(steps).description, message: message, position: position)
  }

  func unexpected(_ expectation: String) -> DocumentError {
    guard index < bytes.count else {
      return malformed("expected \(expectation), found the end of the text")
    }
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return malformed("expected \(expectation), found \(quoted: String(text.prefix(1)))")
  }
}
