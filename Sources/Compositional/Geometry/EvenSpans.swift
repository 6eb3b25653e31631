/// Spans of equal length at even distances, such as groups that are all alike.
struct EvenSpans {
  /// The start of the first span, in points.
  let start: Double
  /// The length of each span, in points; below zero counts as zero in a single span.
  let length: Double
  /// One divided by the distance between starts; zero if all spans start at the same place.
  let perPoint: Double

  /// Creates spans.
  ///
  /// - Parameters:
  ///   - start: The start of the first span, in points.
  ///   - length: The length of each span, in points.
  ///   - pitch: The distance from the start of a span to the start of the next, in points.
  @inline(__always)
  init(start: Double, length: Double, pitch: Double) {
    self.start = start
    self.length = max(0, length)
    perPoint = pitch == 0 ? 0 : 1 / pitch
  }

  /// Returns the spans among the first `count` that may meet a span.
  ///
  /// Span `k` covers `start + k * pitch` and `length` more. The equation is solved for `k`, with
  /// what rounding may lose to spare on each side.
  ///
  /// - Complexity: O(1)
  @inline(__always)
  func indices(meeting span: Span, count: Int) -> Range<Int> {
    guard perPoint != 0 else { return 0..<(startMeets(span) ? count : 0) }
    let one = (span.low - length - start) * perPoint
    let other = (span.high - start) * perPoint
    let points = (start.magnitude + length) + (span.low.magnitude + span.high.magnitude)
    let spare = points * perPoint.magnitude * Self.rounding
    let first = Self.index(upTo: (min(one, other) - spare) + 1, count)
    return first..<max(first, Self.index(upTo: (max(one, other) + spare) + 1, count))
  }

  /// Returns true if a span that starts where the first one does meets a span, edges included.
  @inline(__always)
  func startMeets(_ span: Span) -> Bool {
    start <= span.high && start + length >= span.low
  }

  /// The share of a number that a few operations lose at most, and some hundred times more.
  private static var rounding: Double { 0x1p-44 }

  /// Returns the largest index that is at most a position; zero before the first index.
  @inline(__always)
  private static func index(upTo position: Double, _ count: Int) -> Int {
    guard position > 0 else { return 0 }
    return position < Double(count) ? min(Int(position), count) : count
  }
}
