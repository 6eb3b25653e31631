import Testing

@testable import PlaygroundKit

/// Numbers over the time of a run, in bounded memory.
@Suite struct TimelineTests {
  /// Numbers without a pattern, the same on every run; from -50 to 50.
  private static func numbers(_ count: Int) -> [Double] {
    var state: UInt64 = 7
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33 & 127).truncatingRemainder(dividingBy: 101) - 50
    }
  }

  private static func timeline(_ telling: Timeline.Telling, _ numbers: [Double]) -> Timeline {
    var timeline = Timeline(telling)
    for number in numbers { timeline.add(number) }
    return timeline
  }

  @Test(arguments: [0, 1, 511, 512, 513, 1_024, 1_025, 100_000])
  func memoryIsBounded(count: Int) {
    let kept = Self.timeline(.last, Self.numbers(count)).columns(.max).count
    #expect(kept <= 512)
    #expect(kept >= min(count, 256))
  }

  /// After two halvings a stretch is four frames, and the last one what is left.
  @Test func stretchesAreOfEqualLength() {
    let ones = Self.timeline(.sum, Array(repeating: 1, count: 1_999))
    #expect(ones.columns(.max) == Array(repeating: 4, count: 499) + [3])
  }

  @Test(arguments: [1, 512, 513, 1_025, 5_000])
  func halvingKeepsWhatIsTold(count: Int) {
    let numbers = Self.numbers(count)
    var each = 1
    while (count + each - 1) / each > 512 { each *= 2 }
    let parts = stride(from: 0, to: count, by: each).map { numbers[$0..<min($0 + each, count)] }
    #expect(Self.timeline(.sum, numbers).columns(.max) == parts.map { $0.reduce(0, +) })
    #expect(Self.timeline(.last, numbers).columns(.max) == parts.map { $0[$0.endIndex - 1] })
    let farthest = Self.timeline(.farthest, numbers).columns(.max).map(\.magnitude)
    #expect(farthest == parts.map { max($0.max() ?? 0, -($0.min() ?? 0)) })
  }

  @Test func extremesAndTotalsAreThoseOfAllNumbers() {
    let numbers = Self.numbers(10_000)
    let timeline = Self.timeline(.farthest, numbers)
    #expect(timeline.low == numbers.min())
    #expect(timeline.high == numbers.max())
    #expect(timeline.total == numbers.reduce(0, +))
  }

  /// A single peak is visible, however few columns are used.
  @Test(arguments: [0, 1, 700, 4_999])
  func whatStandsOutIsSeen(index: Int) {
    var numbers = Array(repeating: 1.0, count: 5_000)
    numbers[index] = -77
    #expect(Self.timeline(.farthest, numbers).columns(5).filter { $0 == -77 }.count == 1)
    #expect(Self.timeline(.sum, numbers).columns(5).reduce(0, +) == 4_922)
  }

  @Test func linesAreHigherWhereTheNumberIs() {
    let line = Self.timeline(.last, [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(line.sparkline(width: 8, unicode: false) == "_.-=+*#@")
    #expect(line.sparkline(width: 80, unicode: true) == "▁▂▃▄▅▆▇█")
    #expect(line.sparkline(width: 2, unicode: false) == "_@")
    #expect(Self.timeline(.last, [3, 3]).sparkline(width: 9, unicode: false) == "__")
    #expect(Timeline(.last).sparkline(width: 9, unicode: false).isEmpty)
  }
}
