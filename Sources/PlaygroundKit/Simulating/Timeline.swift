/// A value over the time of a run, in a bounded number of intervals.
///
/// When all intervals are full, neighbors are merged, and each covers twice the time.
struct Timeline {
  /// The value of an interval.
  enum Telling {
    /// The last value.
    case last
    /// The value farthest from zero.
    case farthest
    /// The sum of the values.
    case sum
  }

  /// The most intervals.
  private static let capacity = 512

  let telling: Telling
  private var stretches: [Double] = []
  private var framesEach = 1
  /// The number of frames in the last interval.
  private var filled = 0
  /// The lowest and the highest value of a frame.
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  /// The sum of all values.
  private(set) var total = 0.0

  init(_ telling: Telling) { self.telling = telling }

  /// Adds the value of a frame.
  mutating func add(_ number: Double) {
    low = min(low, number)
    high = max(high, number)
    total += number
    if filled == framesEach || stretches.isEmpty {
      if stretches.count == Self.capacity { halve() }
      stretches.append(number)
      filled = 1
      return
    }
    let last = stretches.count - 1
    stretches[last] = joined(stretches[last], number)
    filled += 1
  }

  private mutating func halve() {
    var halved: [Double] = []
    for index in stride(from: 0, to: stretches.count, by: 2) {
      halved.append(joined(stretches[index], stretches[index + 1]))
    }
    stretches = halved
    framesEach *= 2
  }

  private func joined(_ one: Double, _ other: Double) -> Double {
    switch telling {
    case .last: other
    case .farthest: one.magnitude > other.magnitude ? one : other
    case .sum: one + other
    }
  }

  /// Returns the values of at most `count` columns.
  func columns(_ count: Int) -> [Double] {
    guard stretches.count > count, count > 0 else { return stretches }
    return (0..<count).map { column in
      let part = stretches[
        column * stretches.count / count..<(column + 1) * stretches.count / count]
      return part.dropFirst().reduce(part.first ?? 0) { joined($0, $1) }
    }
  }

  /// Returns a line of blocks whose heights follow the values.
  ///
  /// - Parameters:
  ///   - width: The most characters.
  ///   - unicode: True for blocks, false for ASCII.
  func sparkline(width: Int, unicode: Bool) -> String {
    let blocks = Array(unicode ? "▁▂▃▄▅▆▇█" : "_.-=+*#@")
    let numbers = columns(width)
    guard let low = numbers.min(), let high = numbers.max() else { return "" }
    return String(
      numbers.map { number -> Character in
        guard high > low else { return blocks[0] }
        let part = (number - low) / (high - low)
        return blocks[Int((part * Double(blocks.count - 1)).rounded())]
      })
  }
}
