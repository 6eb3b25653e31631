import CompositionalTestSupport
import Testing

@testable import Compositional

/// Evenly spaced spans against a look at each of them.
@Suite struct EvenSpansTests {
  /// The search finds every span that meets another, and few besides.
  @Test func itFindsWhatMeets() {
    var random = RandomSource(seed: 1)
    for _ in 0..<3000 {
      let pitch = random.pick([-3, -1.1, 0.1, 1.0 / 3, 2, 7.7])
      // Nothing is shorter than nothing.
      let spans = EvenSpans(
        start: random.number(-20...20), length: random.pick([0, 0.1, 1, 5, -1]), pitch: pitch)
      let low = random.number(-40...60)
      let span = Span(low: low, high: low + random.pick([0, 0.5, 10, 1000]))
      let count = random.integer(0...40)
      let found = spans.indices(meeting: span, count: count)
      let met = (0..<count).filter { index in
        let start = spans.start + Double(index) * pitch
        return start <= span.high && start + spans.length >= span.low
      }
      #expect(met.allSatisfy(found.contains), "\(spans) \(span) \(count)")
      // One more at each end at most, where rounding leaves it open.
      #expect(found.count <= met.count + 2)
    }
  }

  /// Rounding loses no span, also where indices are as large as numbers are exact.
  @Test func hugeIndices() {
    var random = RandomSource(seed: 2)
    for _ in 0..<3000 {
      let pitch = random.pick([0.1, 1.0 / 3, 0.7, 1.1])
      let spans = EvenSpans(start: random.number(0...1), length: 0.05, pitch: pitch)
      let index = Int(0x1p51) + random.integer(0...1_000_000_000)
      let start = spans.start + Double(index) * pitch
      let found = spans.indices(meeting: Span(low: start, high: start), count: .max)
      #expect(found.contains(index), "\(index) of \(spans)")
    }
  }
}
