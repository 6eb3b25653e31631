extension Unicode.Scalar {
  /// True for a character that acts on a terminal or on the order of a line instead of being shown:
  /// controls, line separators, and the marks of reading direction.
  package var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The escape of the character, such as `\n` or `\u{1B}`.
  package var escape: String {
    switch self {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(value, radix: 16, uppercase: true)
      return "\\u{" + (digits.utf8.count < 2 ? "0" : "") + digits + "}"
    }
  }
}

extension UTF8.CodeUnit {
  /// True if a character that starts with this byte may be unprintable.
  package var startsUnprintable: Bool {
    self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xD8 || self == 0xE2
  }
}

extension String {
  /// The text on one line, with escapes for what is not shown: a name from outside can neither steer
  /// a terminal nor add lines to a table.
  ///
  /// - Complexity: O(characters)
  package var printable: String {
    guard utf8.contains(where: { $0.startsUnprintable }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
