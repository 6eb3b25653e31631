extension DefaultStringInterpolation {
  #if !hasFeature(Embedded)
    /// Appends a number of points with at most three decimals and no trailing zeros.
    package mutating func appendInterpolation(points number: CGFloat) {
      appendInterpolation(points: Double(number))
    }
  #endif

  /// Appends a number of points with at most three decimals and no trailing zeros.
  ///
  /// The text is the same on every platform, unlike `CGFloat.description` and `CGRect.description`.
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

  /// Appends a count with commas between thousands, such as `1,460`.
  package mutating func appendInterpolation(grouped count: Int) {
    let digits = String(count.magnitude)
    var text = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    appendLiteral(text)
  }
}
