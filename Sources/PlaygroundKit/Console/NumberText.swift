import Foundation

/// The decimal text of a number, the same on every platform.
struct NumberText: CustomStringConvertible {
  let description: String

  /// Creates the text of a number.
  ///
  /// - Parameters:
  ///   - number: The number; one that is not a number reads "nan".
  ///   - decimals: The most digits after the point, without trailing zeros.
  ///   - grouped: True to separate thousands by commas.
  init(_ number: Double, decimals: Int = 2, grouped: Bool = false) {
    guard number.isFinite, number.magnitude < 0x1p53 else {
      description = "\(number)"
      return
    }
    var bytes: [UInt8] = []
    let text =
      DecimalDigits.append(number, decimals: decimals, to: &bytes)
      ? String(decoding: bytes, as: UTF8.self) : Self.formatted(number, decimals: decimals)
    description = grouped ? Self.grouped(text) : text
  }

  /// Returns a finite number with the decimals that its exact value rounds to.
  static func formatted(_ number: Double, decimals: Int) -> String {
    var text = String(format: "%.\(decimals)f", number)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  /// Creates the text of a count, with commas between thousands.
  init(count: Int) {
    description = Self.grouped(String(count))
  }

  private static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    guard let whole = parts.first else { return text }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return sign + result + (parts.count > 1 ? "." + parts[1] : "")
  }
}
