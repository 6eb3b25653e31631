/// The digits of numbers with a bounded number of decimals, without a formatter.
enum DecimalDigits {
  /// The powers of ten up to the most decimals.
  private static let factors: [Double] = [1, 10, 100, 1_000, 10_000]
  /// Below it, the product with a factor is off by less than the distance kept from halves.
  private static let limit = 1e12

  /// Appends a number, rounded to a number of decimals, without zeros at the end.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - decimals: The most digits after the point, not negative.
  ///   - bytes: The text to append to, in UTF-8.
  /// - Returns: False if the exact decimals have to decide how to round, or there are too many; then
  ///   nothing was appended.
  static func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) -> Bool {
    guard decimals < factors.count else { return false }
    let factor = factors[decimals]
    let scaled = number.magnitude * factor
    guard scaled < limit else { return false }
    let rounded = scaled.rounded()
    guard (scaled - rounded).magnitude < 0.499 else { return false }
    let (whole, part) = UInt64(rounded).quotientAndRemainder(dividingBy: UInt64(factor))
    if number < 0, rounded > 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole, to: &bytes)
    guard part > 0 else { return true }
    bytes.append(UInt8(ascii: "."))
    var digit = UInt64(factor) / 10
    var rest = part
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / digit))
      rest %= digit
      digit /= 10
    }
    return true
  }

  /// Appends a whole number.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(UInt64(number.magnitude), to: &bytes)
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
