/// Text in XML documents.
package enum XMLText {
  /// Returns a text with entities for the characters that XML reserves, and marks for those that it
  /// forbids.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        result.unicodeScalars.append(isAllowed(scalar.value) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Returns true for a character of XML 1.0, without controls and marks of reading direction.
  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0x200D, 0x2010...0x2027, 0x202F...0x2065, 0x2070...0xD7FF,
      0xE000...0xFDCF, 0xFDF0...0xFFFD:
      true
    case 0x1_0000...0x10_FFFF: value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
