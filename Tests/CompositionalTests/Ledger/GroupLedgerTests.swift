import CompositionalTestSupport
import Testing

@testable import Compositional

/// The tree of groups against a plain list of them.
struct GroupLedgerTests {
  /// A ledger as a list: the number of items of each group, and its length.
  private struct Model {
    let gap: Double
    /// A group is 40 points long unless it was measured.
    var groups: [(items: Int, length: Double?)]

    /// The starts of the groups by hand, and the end of the last with its gap.
    var starts: [Double] {
      groups.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1.length ?? 40) + gap) }
    }

    /// The first items of the groups, and the number of all items.
    var items: [Int] { groups.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.items) } }
  }

  /// An empty ledger of groups of three items.
  ///
  /// - Parameter gap: Summaries are kept if it is negative, in points.
  private func ledger(_ gap: Double) -> SizedLedger {
    SizedLedger(
      .init(
        items: 3, length: 40, across: 100, gap: gap,
        shape: .init(isEvenAcross: true, isNeverNegative: true)))
  }

  private func entry(_ group: (items: Int, length: Double?), groups: Int = 1) -> SizedLedger.Entry {
    .init(
      groups: groups, items: group.items, length: group.length ?? 40, across: 100,
      value: .init(isMeasured: group.length != nil))
  }

  private func expectSame(_ ledger: SizedLedger, _ model: Model, at index: Int, _ step: String) {
    let violation = ledger.invariantViolation()
    #expect(violation == nil, "\(step)")
    let (starts, items) = (model.starts, model.items)
    #expect(ledger.groupCount == model.groups.count, "\(step)")
    #expect(ledger.itemCount == items.last, "\(step)")
    #expect(ledger.extent == starts.last, "\(step)")
    #expect(ledger.hasMeasurements == model.groups.contains { $0.length != nil }, "\(step)")
    guard !model.groups.isEmpty else { return }
    let group = index % model.groups.count
    for found in [ledger.group(ofItem: items[group + 1] - 1), ledger.group(group)] {
      #expect(found.group == group, "\(step)")
      #expect(found.firstItem == items[group], "\(step)")
      #expect(found.start == starts[group], "\(step)")
      #expect(ledger.itemsPerGroup(found) == model.groups[group].items, "\(step)")
      #expect(ledger.length(found) == model.groups[group].length ?? 40, "\(step)")
    }
    let low = starts[group] + 3
    let span = Span(low: low, high: low + 150)
    var walk = ledger.walk(meeting: span)
    var walked: [Int] = []
    while let found = walk.next() {
      #expect(found.start == starts[found.group], "\(step)")
      walked.append(found.group)
    }
    let needed = model.groups.indices.filter {
      starts[$0] < span.high && starts[$0] + (model.groups[$0].length ?? 40) > span.low
    }
    #expect(Set(walked).isSuperset(of: needed), "\(step)")
    #expect(walked == walked.sorted() && walked.count <= needed.count + 5, "\(step)")
    #expect(ledger.groupBound(meeting: span) >= needed.count, "\(step)")
  }

  private func groups(_ count: Int, _ random: inout RandomSource) -> [(items: Int, length: Double?)]
  {
    (0..<count).map { _ in
      random.chance(30)
        ? (3, nil) : (random.integer(1...4), Double(random.integer(0...600)) / 2)
    }
  }

  private func change(
    _ ledger: inout SizedLedger, _ model: inout Model, _ random: inout RandomSource
  ) -> String {
    let count = model.groups.count
    let first = random.integer(0...count)
    let last = min(count, first + random.integer(0...(random.chance(10) ? 300 : 3)))
    let items = model.items
    switch random.integer(0...9) {
    case 0...4 where first < count:
      var group = model.groups[first]
      group.length = random.chance(80) ? Double(random.integer(0...600)) / 2 : nil
      ledger.replace(ledger.group(first), with: entry(group))
      model.groups[first] = group
      return "replace group \(first)"
    case 5:
      ledger.remove(items: items[first]..<items[last])
      model.groups.removeSubrange(first..<last)
      return "remove \(first)..<\(last)"
    case 6:
      let count = random.integer(1...40)
      ledger.insertUnmeasured(groups: count, at: items[first])
      model.groups.insert(
        contentsOf: Array(repeating: (items: 3, length: nil), count: count), at: first)
      return "insert \(count) at \(first)"
    default:
      let new = groups(random.integer(0...(random.chance(10) ? 200 : 4)), &random)
      ledger.replace(items: items[first]..<items[last], with: new.map { entry($0) })
      model.groups.replaceSubrange(first..<last, with: new)
      return "replace \(first)..<\(last) with \(new.count)"
    }
  }

  @Test(arguments: [0.0, 4.5, -3]) func treeEqualsList(_ gap: Double) {
    for seed in RandomRun.seeds(6) {
      var random = RandomSource(seed: seed)
      var model = Model(gap: gap, groups: groups(random.integer(0...1200), &random))
      var ledger = ledger(gap)
      ledger.append(contentsOf: model.groups.map { entry($0) })
      expectSame(ledger, model, at: 0, "start")
      for step in 0..<150 {
        let before = (ledger, model)
        let name = change(&ledger, &model, &random)
        let index = random.integer(0...9999)
        expectSame(ledger, model, at: index, "seed \(seed), step \(step): \(name)")
        if step % 10 == 0 { expectSame(before.0, before.1, at: index, "the copy before \(name)") }
      }
      ledger.remove(items: 0..<ledger.itemCount)
      model.groups = []
      expectSame(ledger, model, at: 0, "emptied")
    }
  }

  /// A ledger that grows to several levels and shrinks to nearly nothing uses its nodes again in
  /// other places.
  @Test func growingAndShrinkingEqualsList() {
    for seed in 0..<8 as Range<UInt64> {
      var random = RandomSource(seed: 100 + seed)
      var model = Model(gap: 1.5, groups: [])
      var ledger = ledger(1.5)
      for round in 0..<14 {
        // Many short pieces, so that pages are split rather than appended.
        for _ in 0..<random.integer(20...90) {
          let first = random.integer(0...model.groups.count)
          let new = groups(random.integer(1...20), &random)
          let item = model.items[first]
          ledger.replace(items: item..<item, with: new.map { entry($0) })
          model.groups.insert(contentsOf: new, at: first)
        }
        let index = random.integer(0...9_999)
        expectSame(ledger, model, at: index, "seed \(seed), round \(round): grown")
        let count = model.groups.count
        let kept = random.integer(0...3)
        let cut = random.chance(50) ? 0..<max(0, count - kept) : min(kept, count)..<count
        let items = model.items
        ledger.remove(items: items[cut.lowerBound]..<items[cut.upperBound])
        model.groups.removeSubrange(cut)
        expectSame(ledger, model, at: index, "seed \(seed), round \(round): shrunk")
      }
    }
  }

  @Test func billionsOfGroupsAreOneEntry() {
    var ledger = ledger(0)
    ledger.insertUnmeasured(groups: 1_000_000_000, at: 0)
    #expect(ledger.extent == 40e9)
    let found = ledger.group(ofItem: 2_000_000_000)
    #expect(found.firstItem == 1_999_999_998)
    ledger.replace(found, with: entry((3, 50)))
    #expect(ledger.extent == 40e9 + 10)
    #expect(ledger.invariantViolation() == nil)
  }

  /// Three of a kind for each group, none of another, one of a third.
  @Test func countsEqualMultiples() {
    var random = RandomSource(seed: 5)
    var count = 0
    var ledger = SizedLedger(
      .init(
        items: 1, length: 10, across: 100, gap: 2, shape: .init(), counted: [3, 0, 1]))
    for step in 0..<1200 {
      if count > 0, random.chance(30) {
        let first = random.integer(0...count - 1)
        let last = min(count, first + random.integer(1...40))
        ledger.remove(items: first..<last)
        count -= last - first
      } else {
        let groups = random.integer(1...30)
        ledger.insertUnmeasured(groups: groups, at: random.integer(0...count))
        count += groups
      }
      let violation = ledger.invariantViolation()
      #expect(violation == nil, "step \(step)")
      guard count > 0 else { continue }
      let item = random.integer(0...count - 1)
      let before = (0..<3).map { ledger.sum(of: $0, beforeGroupOf: item) }
      #expect(before == [3 * item, 0, item])
      #expect(ledger.group(where: 0, exceeds: 3 * item + 2)?.group == item)
      #expect(ledger.group(where: 2, exceeds: item)?.firstItem == item)
      #expect(ledger.group(where: 2, exceeds: item)?.start == 12 * Double(item))
      #expect(ledger.group(where: 0, exceeds: 3 * count) == nil)
      #expect(ledger.group(where: 1, exceeds: 0) == nil)
    }
  }

  /// Nodes that become sparse are merged: the 640 groups that are left of 6,400 need fewer than 200 nodes.
  @Test func aLedgerOfFewGroupsHasFewNodes() {
    var ledger = ledger(0)
    let groups = (0..<6_400).map { (items: 1, length: Double($0)) }
    ledger.replace(items: 0..<0, with: groups.map { entry(($0.items, $0.length)) })
    for item in (0..<640).reversed() {
      ledger.remove(items: 10 * item + 1..<10 * item + 10)
    }
    #expect(ledger.invariantViolation() == nil)
    #expect(ledger.groupCount == 640)
    #expect(ledger.state.usedNodes - ledger.state.freeNodes < 200)
  }
}
