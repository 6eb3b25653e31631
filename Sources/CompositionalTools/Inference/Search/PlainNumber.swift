import Compositional

/// A number that a person would write, with how far it is from the plainest one.
struct PlainNumber {
  let value: Double
  /// Zero for the plainest numbers, four for those that nobody writes.
  let oddness: Double

  /// The insets that people write, the likeliest first, in points.
  static let usualInsets = [
    8.0, 10, 16, 5, 4, 12, 20, 24, 2, 2.5, 6, 6.5, 1, 13.5, 15, 3, 7.5, 7, 9, 11, 14, 18, 32,
  ]

  /// Returns the plainest length in a range, in points; nil if the range is empty.
  static func length(_ low: Double, _ high: Double) -> PlainNumber? {
    guard low <= high else { return nil }
    if low <= 0, high >= 0 { return PlainNumber(value: 0, oddness: 0) }
    for (parts, oddness) in [(0.1, 0.3), (0.2, 0.3), (0.25, 0.3), (0.5, 0.5), (1.0, 0.6)] {
      // Tens, fives, fours and twos are plainer than other whole numbers.
      if let value = multiple(of: parts, low, high) {
        return PlainNumber(value: value, oddness: oddness)
      }
    }
    for (parts, oddness) in [(2.0, 1.5), (3, 2), (10, 2.5), (100, 3.5)] {
      if let value = multiple(of: parts, low, high) {
        // Thirds that were rounded up have a sum with no room in the whole.
        let cut = parts == 3 ? (value * 1e10).rounded(.down) / 1e10 : value
        return PlainNumber(value: cut >= low ? cut : value, oddness: oddness)
      }
    }
    let middle = (low + high) / 2
    let rounded = (middle * 10_000).rounded() / 10_000
    return PlainNumber(value: rounded >= low && rounded <= high ? rounded : middle, oddness: 4)
  }

  /// Returns the plainest distance of two positions that were rounded to pixels, in points.
  ///
  /// At three pixels a point a half point is seen as a third, or as two.
  static func distance(_ low: Double, _ high: Double) -> PlainNumber? {
    guard let plain = length(low, high) else { return nil }
    guard plain.oddness >= 2, let half = length(low - sixth, high + sixth), half.oddness < 2 else {
      return plain
    }
    return PlainNumber(value: half.value, oddness: half.oddness + 0.2)
  }

  private static let sixth = 1.0 / 6 + 0.002

  /// Returns the plainest fraction in a range; nil if the range is empty or not above zero.
  static func fraction(_ low: Double, _ high: Double) -> PlainNumber? {
    guard low <= high, high > 0 else { return nil }
    let low = Swift.max(low, 1e-9)
    // Few people write that something is larger than what it is in.
    if low > 1 {
      return part(low, high).map { PlainNumber(value: $0.value, oddness: $0.oddness + 1.6) }
    }
    return part(low, high)
  }

  /// Returns a number, or another of a wider range if that is much plainer.
  static func plainer(_ one: PlainNumber?, _ wider: PlainNumber?) -> PlainNumber? {
    guard let one, let wider else { return one ?? wider }
    let other = PlainNumber(value: wider.value, oddness: wider.oddness + 0.6)
    return other.oddness < one.oddness ? other : one
  }

  private static func part(_ low: Double, _ high: Double) -> PlainNumber? {
    for (parts, oddness) in [(1.0, 0.0), (2, 0.3), (4, 0.5), (10, 0.5), (3, 0.5), (20, 0.8)] {
      if let value = multiple(of: parts, low, high) {
        return PlainNumber(value: value, oddness: oddness)
      }
    }
    for (parts, oddness) in [(6.0, 0.9), (8, 0.9), (5, 0.9), (7, 1.5), (9, 1.5)] {
      if low <= 1 / parts, 1 / parts <= high {
        return PlainNumber(value: 1 / parts, oddness: oddness)
      }
    }
    // Thirds that are written with a few digits.
    for value in [0.333, 0.667, 0.3333, 0.6667] where low <= value && value <= high {
      return PlainNumber(value: value, oddness: 1)
    }
    for (parts, oddness) in [
      (100.0, 1.2), (6, 1.4), (8, 1.4), (7, 1.6), (9, 1.6), (12, 1.8), (16, 1.8), (40, 1.8),
      (1_000, 3.6),
    ] {
      if let value = multiple(of: parts, low, high) {
        return PlainNumber(value: value, oddness: oddness)
      }
    }
    if let value = multiple(of: 10_000, low, high) {
      return PlainNumber(value: value, oddness: 4.5)
    }
    let middle = (low + high) / 2
    let rounded = (middle * 1e6).rounded() / 1e6
    return PlainNumber(value: rounded >= low && rounded <= high ? rounded : middle, oddness: 6)
  }

  /// Returns the whole number of parts of one that is nearest to the middle of a range.
  private static func multiple(of parts: Double, _ low: Double, _ high: Double) -> Double? {
    let middle = ((low + high) / 2 * parts).rounded() / parts
    if middle >= low, middle <= high { return middle }
    let above = (low * parts).rounded(.up) / parts
    return above <= high ? above : nil
  }
}
