import Compositional
import Foundation

/// The decimal text of a number, the same on every platform.
struct NumberText: CustomStringConvertible {
  let description: String

  /// Creates the text of a number; thousands are not separated, so that a comma only parts two numbers.
  ///
  /// - Parameters:
  ///   - number: The number; one that is not a number reads "nan".
  ///   - decimals: The most digits after the point, without trailing zeros.
  init(_ number: Double, decimals: Int = 2) {
    guard number.isFinite, number.magnitude < 0x1p53 else {
      description = "\(number)"
      return
    }
    var bytes: [UInt8] = []
    description =
      DecimalDigits.append(number, decimals: decimals, to: &bytes)
      ? String(decoding: bytes, as: UTF8.self) : Self.formatted(number, decimals: decimals)
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
    description = "\(grouped: count)"
  }
}
