import Compositional

extension Explanation: CustomStringConvertible {
  /// The explanation in plain text: the frame, then for each of its four numbers the steps that lead
  /// to it, each shown once, with the numbers and the rule.
  public var description: String {
    lines().map { $0.printable }.joined(separator: "\n")
  }

  /// Returns the lines of the explanation.
  package func lines() -> [String] {
    var lines = [
      id.description + " is " + points(Double(frame.size.width)) + " wide and "
        + points(Double(frame.size.height)) + " high at " + points(Double(frame.origin.x)) + ", "
        + points(Double(frame.origin.y)) + "."
    ]
    var shown: Set<Int> = []
    let parts = [
      ("Width", ends.width), ("Height", ends.height), ("Left edge", ends.x), ("Top edge", ends.y),
    ]
    for (title, end) in parts {
      lines += ["", title + ": " + points(steps[end].result)]
      for step in reasons(of: end) where shown.insert(step).inserted {
        lines += self.lines(of: steps[step])
      }
      if lines.last?.hasPrefix("  ") == false { lines.append("  as above") }
    }
    if let newGroup {
      lines += ["", steps[newGroup].rule == .flowBreaking ? "New line:" : "New group:"]
      for step in reasons(of: newGroup) where shown.insert(step).inserted {
        lines += self.lines(of: steps[step])
      }
    }
    if !isComplete {
      lines += ["", "These steps do not lead to the frame; please report this layout."]
    }
    return lines
  }

  /// Returns the steps that one follows from, itself included, in order.
  private func reasons(of end: Int) -> [Int] {
    var needed: Set<Int> = []
    var open = [end]
    while let step = open.popLast() {
      guard needed.insert(step).inserted else { continue }
      open += steps[step].inputs.compactMap { $0.source }
    }
    return needed.sorted()
  }

  /// The width of the column of results, in characters.
  private static let column = 10

  private func lines(of step: ExplanationStep) -> [String] {
    let number = points(step.result)
    let padding = String(repeating: " ", count: max(1, Self.column - number.count))
    let head = "  " + number + padding + step.subject + ": " + step.title
    let indent = String(repeating: " ", count: Self.column + 2)
    let rule = "  [" + step.rule.number + "]"
    guard let arithmetic = step.formula else { return [head + rule] }
    return [head + rule, indent + "= " + arithmetic]
  }
}

extension ExplanationStep {
  /// The arithmetic with its numbers, such as `375 view width - 16 leading inset`; nil if the result
  /// is the one input.
  public var formula: String? {
    let numbers = inputs.filter { $0.name != "scale" }
    if numbers.count == 1, numbers[0].value == result { return nil }
    let terms = numbers.map { $0.text }
    switch arithmetic {
    case .given:
      return nil
    case .sum:
      return Self.joined(numbers, subtracting: false)
    case .difference, .room:
      return Self.joined(numbers, subtracting: true) + (isClamped ? ", but not below 0" : "")
    case .distance:
      return "|" + Self.joined(numbers, subtracting: true) + "|"
    case .product:
      return terms.joined(separator: " × ")
    case .quotient:
      return terms.joined(separator: " ÷ ")
    case .fraction:
      let exact = numbers.reduce(1) { $0 * $1.value }
      return terms.joined(separator: " × ") + floored(from: exact)
    case .equalShare:
      let exact = numbers.count == 2 ? numbers[0].value / numbers[1].value : 0
      return terms.joined(separator: " ÷ ") + floored(from: exact)
    case .wholeQuotient:
      let exact = numbers.count == 2 ? numbers[0].value / numbers[1].value : 0
      let isWhole = abs(exact - result) <= 1e-9
      return terms.joined(separator: " ÷ ")
        + (isWhole ? "" : " = " + points(exact, decimals: 4) + ", rounded down")
    case .largest:
      return "the largest of " + terms.joined(separator: ", ")
    case .smallest:
      return "the smallest of " + terms.joined(separator: ", ")
    case .nearestPixel, .plainlyNearestPixel:
      return points(numbers[0].value, decimals: 4) + " rounded" + grid
    }
  }

  /// Returns the terms of a sum or a difference; of two signs only one is written.
  private static func joined(_ inputs: [Input], subtracting: Bool) -> String {
    inputs.enumerated().map { index, input in
      guard index > 0 else { return input.text }
      let isNegative = input.value < 0
      let size = Input(name: input.name, value: input.value.magnitude, source: input.source)
      return (isNegative == subtracting ? " + " : " - ") + size.text
    }.joined()
  }

  /// True if a room would be negative.
  private var isClamped: Bool {
    arithmetic == .room
      && inputs.dropFirst().reduce(inputs.first?.value ?? 0) { $0 - $1.value } < 0
  }

  /// Returns the pixel in words; nothing if flooring changed nothing.
  private func floored(from exact: Double) -> String {
    guard abs(exact - result) > 1e-9 else { return "" }
    return " = " + points(exact, decimals: 4) + ", floored" + grid
  }

  private var grid: String {
    guard let scale = inputs.last(where: { $0.name == "scale" })?.value else { return "" }
    return scale == 1 ? " to whole points" : " to 1/" + points(scale) + " of a point"
  }
}

extension ExplanationStep.Input {
  /// The number and its name, such as `343 width`, `1/3 fraction` and `x 104.67`.
  fileprivate var text: String {
    if LayoutAxis.allCases.contains(where: { $0.positionName == name }) {
      return name + " " + points(value)
    }
    return (name == "fraction" ? fraction(value) : points(value)) + " " + name
  }
}

/// Returns a fraction so that its products can be checked: with two decimals if it has no more, as
/// thirds, sixths or other small parts of a whole, or with four decimals.
private func fraction(_ number: Double) -> String {
  guard abs(number * 100 - (number * 100).rounded()) > 1e-7, number.magnitude < 1_000 else {
    return points(number)
  }
  for parts in [3.0, 6, 7, 8, 9, 11, 12] {
    let count = (number * parts).rounded()
    if abs(number * parts - count) < 1e-7 { return points(count) + "/" + points(parts) }
  }
  return points(number, decimals: 4)
}

/// Returns a number of points with at most a few decimals, the same on every platform.
func points(_ number: Double, decimals: Int = 2) -> String {
  guard number.isFinite, number.magnitude < 0x1p43 else { return number.description }
  let factor = decimals == 2 ? 100.0 : 10_000.0
  let scaled = (number * factor).rounded()
  let (whole, rest) = Int64(scaled.magnitude).quotientAndRemainder(dividingBy: Int64(factor))
  var text = (scaled < 0 ? "-" : "") + String(whole)
  if rest > 0 {
    let digits = String(rest)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
  }
  return text
}
