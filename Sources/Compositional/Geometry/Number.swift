/// Stops with a sentence when a number of the description is not finite.
///
/// UIKit refuses such numbers where a value is made (rule 2.29); later there is no good answer.
///
/// - Parameters:
///   - number: what the caller gave.
///   - name: what it is, in lower case, such as "fractional width".
///   - noun: what the second sentence calls it, such as "fraction".
@inlinable
package func requireFinite(_ number: CGFloat, _ name: String, noun: String = "value") {
  precondition(
    number.isFinite, "Invalid \(name): \(number). The \(noun) must be a finite value.")
}

extension DefaultStringInterpolation {
  /// Writes a number of points with at most three decimals and no trailing zeros.
  ///
  /// The same on every platform, which `CGFloat.description` and `CGRect.description` are not.
  package mutating func appendInterpolation(points number: CGFloat) {
    appendInterpolation(points: Double(number))
  }

  /// Writes a number of points with at most three decimals and no trailing zeros.
  package mutating func appendInterpolation(points number: Double) {
    let thousandths = (number * 1000).rounded()
    guard thousandths.magnitude < 0x1p53 else {
      appendLiteral("\(number)")
      return
    }
    let (whole, rest) = Int64(thousandths.magnitude).quotientAndRemainder(dividingBy: 1000)
    var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
    if rest > 0 {
      let digits = String(rest)
      text += "." + String(repeating: "0", count: 3 - digits.count) + digits
      while text.hasSuffix("0") { text.removeLast() }
    }
    appendLiteral(text)
  }
}
