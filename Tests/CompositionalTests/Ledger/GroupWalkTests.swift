import CompositionalTestSupport
import Testing

@testable import Compositional

/// Walks over groups against a plain list, from any group on and with fractional numbers.
@Suite struct GroupWalkTests {
  private static let length = 10.25
  private static let gap = 1.5

  /// Returns the groups that a walk gives, by their indexes.
  private func groups<Details>(_ walk: GroupWalk<Details>) -> [Int] {
    var walk = walk
    var groups: [Int] = []
    while let found = walk.next() { groups.append(found.group) }
    return groups
  }

  /// Returns the groups of even lengths that touch a span, by hand.
  private func expected(_ count: Int, meeting span: Span, from first: Int) -> [Int] {
    (0..<count).filter { index in
      let start = Double(index) * (Self.length + Self.gap)
      return index >= first && start <= span.high && start + Self.length >= span.low
    }
  }

  /// Expects a walk to give all groups that touch a span, in order, and at most a few beside them.
  private func expect(
    _ walked: [Int], _ count: Int, meeting span: Span, from first: Int = 0
  ) {
    let expected = expected(count, meeting: span, from: first)
    #expect(walked == walked.sorted() && Set(walked).count == walked.count)
    #expect(Set(walked).isSuperset(of: expected), "\(walked), \(expected)")
    #expect(walked.allSatisfy { $0 >= first }, "\(walked) from \(first)")
    #expect(walked.count <= expected.count + 4, "\(walked), \(expected)")
  }

  /// Groups that may reach beyond their extents, in runs of several.
  ///
  /// A walk from the group of an item leaves out all before, also those of its own run.
  @Test(arguments: [1, 3]) func sizedGroups(_ items: Int) {
    var random = RandomSource(seed: UInt64(items))
    for _ in 0..<400 {
      let count = random.integer(1...60)
      var ledger = SizedLedger(
        .init(items: items, length: Self.length, across: 100, gap: Self.gap, shape: .init()))
      ledger.insertUnmeasured(groups: count, at: 0)
      let low = random.number(-20...800)
      let span = Span(low: low, high: low + random.number(0...200))
      let item = random.integer(0...count * items - 1)
      expect(groups(ledger.walk(meeting: span)), count, meeting: span)
      expect(
        groups(ledger.walk(meeting: span, fromGroupOf: item)), count, meeting: span,
        from: item / items)
    }
  }

  /// The same for rows, which reach over exactly their extents, some of them measured.
  @Test(arguments: [1, 3]) func rows(_ items: Int) {
    var random = RandomSource(seed: UInt64(10 + items))
    for _ in 0..<400 {
      let count = random.integer(1...60)
      var ledger = SizedLedger(
        .init(
          items: items, length: Self.length, across: 100, gap: Self.gap,
          shape: .init(isEvenAcross: true, isNeverNegative: true, isNeverSolved: true)))
      ledger.insertUnmeasured(groups: count, at: 0)
      // Measured with the same length: the rows keep their places, in entries of their own.
      for _ in 0..<random.integer(0...8) {
        let found = ledger.group(random.integer(0...count - 1))
        var entry = ledger.entry(found)
        entry.groups = 1
        entry.value.isMeasured = true
        ledger.replace(found, with: entry)
      }
      let low = random.number(-20...800)
      let span = Span(low: low, high: low + random.number(0...200))
      let item = random.integer(0...count * items - 1)
      expect(groups(ledger.walk(meeting: span)), count, meeting: span)
      expect(
        groups(ledger.walk(meeting: span, fromGroupOf: item)), count, meeting: span,
        from: item / items)
      #expect(ledger.invariantViolation() == nil)
    }
  }
}
