import Compositional

/// Values as Swift literals, which have exactly the value.
enum SwiftLiteral {
  /// The denominators of fractions that are written as a division.
  private static let denominators = [3.0, 6, 7, 9, 11, 12]

  /// Returns a number.
  static func number(_ number: some BinaryFloatingPoint) -> String {
    let number = Double(number)
    if number.isNaN { return ".nan" }
    guard number.isFinite else { return number < 0 ? "-.infinity" : ".infinity" }
    if number.magnitude < 0x1p30 {
      let whole = Int(number)
      if Double(whole) == number { return String(whole) }
    }
    return number.description
  }

  /// Returns a fraction such as `1.0 / 3`, or a number.
  static func fraction(_ fraction: CGFloat) -> String {
    let text = number(fraction)
    let value = Double(fraction)
    guard text.utf8.count > 8, value > 0, value < 10 else { return text }
    for denominator in denominators {
      let numerator = (value * denominator).rounded()
      if numerator / denominator == value {
        return number(numerator) + ".0 / " + number(denominator)
      }
    }
    return text
  }

  /// Returns a string in quotes, with escapes for what an editor or a compiler might not show.
  static func string(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where isInvisible(scalar):
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Returns a text that can stand in a comment of one line.
  static func comment(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      if isInvisible(scalar) { text += " " } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// True for controls, line ends, and marks that change the direction of text.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  /// Returns a rectangle.
  static func rect(_ rect: CGRect) -> String {
    "CGRect(x: " + number(rect.origin.x) + ", y: " + number(rect.origin.y) + ", width: "
      + number(rect.size.width) + ", height: " + number(rect.size.height) + ")"
  }

  /// Returns a point.
  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: " + number(point.x) + ", y: " + number(point.y) + ")"
  }

  /// Returns a list of strings.
  static func strings(_ strings: [String]) -> String {
    "[" + strings.map { string($0) }.joined(separator: ", ") + "]"
  }
}
