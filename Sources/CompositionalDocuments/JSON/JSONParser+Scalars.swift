import Compositional

extension JSONParser {
  /// Reads a number: an `Int` if it is whole and fits, otherwise a `Double`.
  mutating func number() throws(DocumentError) -> JSONValue {
    let start = index
    var isWhole = true
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") {
      isWhole = false
      try digits()
    }
    if skip("e") || skip("E") {
      isWhole = false
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      index = start
      throw malformed("the number \(text.prefix(30)) is too large; expected a finite number")
    }
    return .number(number)
  }

  private mutating func digits() throws(DocumentError) {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    guard index > start else { throw unexpected("a digit") }
  }

  /// Reads a string that begins at the current index.
  mutating func string() throws(DocumentError) -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let run = index
      while index < bytes.count, Self.standsForItself(bytes[index]) { index += 1 }
      text += bytes[run..<index]
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        let result = String(decoding: text, as: UTF8.self)
        // Decoding repairs invalid UTF-8, so that the result differs from the bytes that were read.
        guard result.utf8.elementsEqual(text) else {
          index = start
          throw malformed("the string is not valid UTF-8")
        }
        return result
      case UInt8(ascii: "\\"):
        index += 1
        text += String(try escape()).utf8
      default:
        throw malformed("unescaped control character in a string; write it as \\u00XX")
      }
    }
    throw unexpected("a closing quote")
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Reads the rest of an escape sequence, after the backslash.
  private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
    let plain: [(StaticString, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
      ("r", "\r"), ("t", "\t"),
    ]
    for (letter, scalar) in plain where skip(letter) { return scalar }
    guard skip("u") else { throw unexpected("one of \" \\ / b f n r t u after a backslash") }
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, skip("\\u") {
      let low = try hexadecimal()
      let joined = 0x10000 + (high - 0xD800) << 10 + (low & 0x3FF)
      if (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(joined) { return scalar }
    }
    throw malformed("the escape before this is half of a surrogate pair; write both halves")
  }

  private mutating func hexadecimal() throws(DocumentError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
      else { throw unexpected("four hexadecimal digits") }
      number = number << 4 + UInt32(digit)
      index += 1
    }
    return number
  }
}
