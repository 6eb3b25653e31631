import Compositional
import CompositionalTestSupport
import Testing

/// The tree of groups against a plain list of them.
struct GroupLedgerTests {
  /// A ledger as a list: the measured length of each item, in groups of a fixed count.
  private struct Model {
    let each: Int
    let gap: Double
    /// In points, nil for the estimate of 40.
    var items: [Double?]

    /// The groups by hand: as long as their longest item.
    var lengths: [Double] {
      stride(from: 0, to: items.count, by: each).map { first in
        items[first..<min(first + each, items.count)].reduce(0) { max($0, $1 ?? 40) }
      }
    }

    var starts: [Double] {
      lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 + gap) }
    }
  }

  private func row(_ each: Int) -> StripShape {
    StripShape(cells: Array(repeating: .init(start: 0, length: 40), count: each))
  }

  private func ledger(_ model: Model) -> StripLedger {
    var ledger = StripLedger(
      .init(items: model.each, length: 40, across: 100, gap: model.gap, shape: row(model.each)))
    var lengths = ItemLengths()
    lengths.append(unmeasured: model.items.count)
    ledger.append(lengths)
    return ledger
  }

  private func expectSame(_ ledger: StripLedger, _ model: Model, at index: Int, _ step: String) {
    let violation = ledger.invariantViolation()
    #expect(violation == nil, "\(step)")
    let lengths = model.lengths
    let starts = model.starts
    #expect(ledger.groupCount == lengths.count, "\(step)")
    #expect(ledger.itemCount == model.items.count, "\(step)")
    #expect(ledger.extent == starts.last, "\(step)")
    #expect(ledger.hasMeasurements == model.items.contains { $0 != nil }, "\(step)")
    guard !model.items.isEmpty else { return }
    let item = index % model.items.count
    for found in [ledger.group(ofItem: item), ledger.group(item / model.each)] {
      #expect(found.group == item / model.each, "\(step)")
      #expect(found.firstItem == item / model.each * model.each, "\(step)")
      #expect(found.start == starts[item / model.each], "\(step)")
    }
    let low = starts[item / model.each] + 3
    let span = Span(low: low, high: low + 150)
    var walk = ledger.walk(meeting: span)
    var walked: [Int] = []
    while let found = walk.next() {
      #expect(found.start == starts[found.group], "\(step)")
      walked.append(found.group)
    }
    let needed = lengths.indices.filter {
      starts[$0] < span.high && starts[$0] + lengths[$0] > span.low
    }
    #expect(Set(walked).isSuperset(of: needed), "\(step)")
    #expect(walked == walked.sorted() && walked.count <= needed.count + 5, "\(step)")
    #expect(ledger.groupBound(meeting: span) >= needed.count, "\(step)")
  }

  private func change(
    _ ledger: inout StripLedger, _ model: inout Model, _ random: inout RandomSource
  ) -> String {
    let count = model.items.count
    let item = random.integer(0...max(0, count - 1))
    let height = Double(random.integer(0...600)) / 2
    switch random.integer(0...9) {
    case 0...4 where count > 0:
      _ = ledger.measure(item: item, height)
      model.items[item] = height
      return "measure \(item) \(height)"
    case 5 where count > 0:
      #expect((ledger.measure(item: item, nil) != nil) == (model.items[item] != nil))
      model.items[item] = nil
      return "forget \(item)"
    case 6 where count > 0:
      // A random number of whole groups.
      let first = item / model.each * model.each
      let last = min(count, first + model.each * random.integer(1...60))
      guard model.each == 1 || last == count else { return "nothing" }
      ledger.remove(items: first..<last)
      model.items.removeSubrange(first..<last)
      return "remove \(first)..<\(last)"
    default:
      let last = min(count, item + random.integer(0...(random.chance(10) ? 300 : 3)))
      let lengths = (0..<random.integer(0...(random.chance(10) ? 200 : 4))).map { _ in
        random.chance(50) ? Double(random.integer(1...300)) : .nan
      }
      ledger.replace(items: min(item, count)..<last, with: lengths)
      model.items.replaceSubrange(
        min(item, count)..<last, with: lengths.map { $0.isNaN ? nil : $0 })
      return "replace \(item)..<\(last) with \(lengths.count)"
    }
  }

  @Test(arguments: [1, 2, 3], [0.0, 4.5, -3])
  func treeEqualsList(_ each: Int, _ gap: Double) {
    for seed in RandomRun.seeds(3) {
      var random = RandomSource(seed: seed)
      let count = random.integer(0...1200)
      var model = Model(each: each, gap: gap, items: Array(repeating: nil, count: count))
      var ledger = ledger(model)
      expectSame(ledger, model, at: 0, "start")
      // Measured from the start on, so that the tree has some levels.
      for item in 0..<count where item % 7 != 3 {
        _ = ledger.measure(item: item, Double(item % 91) + 0.5)
        model.items[item] = Double(item % 91) + 0.5
      }
      expectSame(ledger, model, at: count / 2, "measured")
      for step in 0..<150 {
        let before = (ledger, model)
        let name = change(&ledger, &model, &random)
        let index = random.integer(0...9999)
        expectSame(ledger, model, at: index, "seed \(seed), step \(step): \(name)")
        if step % 10 == 0 { expectSame(before.0, before.1, at: index, "the copy before \(name)") }
      }
      ledger.remove(items: 0..<ledger.itemCount)
      model.items = []
      expectSame(ledger, model, at: 0, "emptied")
    }
  }

  @Test func insertingOneByOneEqualsList() {
    var random = RandomSource(seed: 11)
    var model = Model(each: 1, gap: 2, items: Array(repeating: nil, count: 300))
    var ledger = ledger(model)
    for step in 0..<1500 {
      let item = random.integer(0...model.items.count)
      ledger.insertUnmeasured(groups: 1, at: item)
      model.items.insert(nil, at: item)
      if step % 2 == 0 {
        _ = ledger.measure(item: item, Double(step))
        model.items[item] = Double(step)
      }
      if step % 25 == 0 { expectSame(ledger, model, at: item, "insert \(item)") }
    }
    expectSame(ledger, model, at: 7, "inserted")
  }

  /// A ledger that grows to several levels and shrinks to nearly nothing uses its nodes again in
  /// other places.
  @Test(arguments: [1, 2, 3]) func growingAndShrinkingEqualsList(_ each: Int) {
    for seed in 0..<4 as Range<UInt64> {
      var random = RandomSource(seed: 100 + seed)
      var model = Model(each: each, gap: 1.5, items: [])
      var ledger = ledger(model)
      for round in 0..<14 {
        // Many short pieces, so that pages are split rather than appended.
        for _ in 0..<random.integer(20...90) {
          let item = random.integer(0...model.items.count) / each * each
          let lengths = (0..<random.integer(1...20) * each).map { _ in
            random.chance(80) ? Double(random.integer(1...300)) : .nan
          }
          ledger.replace(items: item..<item, with: lengths)
          model.items.insert(contentsOf: lengths.map { $0.isNaN ? nil : $0 }, at: item)
        }
        let index = random.integer(0...9_999)
        expectSame(ledger, model, at: index, "seed \(seed), round \(round): grown")
        let count = model.items.count
        let kept = random.integer(0...3) * each
        let cut = random.chance(50) ? 0..<max(0, count - kept) : min(kept, count)..<count
        guard cut.lowerBound % each == 0, cut.upperBound % each == 0 || cut.upperBound == count
        else { continue }
        ledger.remove(items: cut)
        model.items.removeSubrange(cut)
        expectSame(ledger, model, at: index, "seed \(seed), round \(round): shrunk")
      }
    }
  }

  @Test func repeatingAMeasurementChangesNothing() {
    var ledger = ledger(Model(each: 3, gap: 0, items: Array(repeating: nil, count: 30)))
    #expect(ledger.measure(item: 4, 60) != nil)
    #expect(ledger.measure(item: 4, 60) == nil)
    // An answer that is the estimate is new, but no group is longer for it.
    #expect(ledger.measure(item: 9, 40)?.isSameLength == true)
  }

  @Test func billionsOfGroupsAreOneEntry() {
    var ledger = ledger(Model(each: 3, gap: 0, items: []))
    var lengths = ItemLengths()
    lengths.append(unmeasured: 3_000_000_000)
    ledger.append(lengths)
    #expect(ledger.extent == 40e9)
    #expect(ledger.measure(item: 2_000_000_000, 50)?.firstItem == 1_999_999_998)
    #expect(ledger.extent == 40e9 + 10)
    #expect(ledger.invariantViolation() == nil)
  }

  /// Views counted by kind: three a group of one kind, none of another, one of a third.
  ///
  /// All groups are open.
  @Test func talliesEqualMultiples() {
    var random = RandomSource(seed: 5)
    var count = 0
    var ledger = SizedLedger(
      .init(
        items: 1, length: 10, across: 100, gap: 2, shape: .init(),
        tally: GroupTally(views: [3, 0, 1], isUnsettled: true), sharesLength: true))
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
      let before = (0..<3).map { ledger.sum(of: .views(kind: $0), beforeGroupOf: item) }
      #expect(before == [3 * item, 0, item])
      #expect(ledger.group(where: .views(kind: 0), exceeds: 3 * item + 2)?.group == item)
      #expect(ledger.group(where: .views(kind: 2), exceeds: item)?.firstItem == item)
      #expect(ledger.group(where: .views(kind: 2), exceeds: item)?.start == 12 * Double(item))
      #expect(ledger.group(where: .views(kind: 0), exceeds: 3 * count) == nil)
      #expect(ledger.group(where: .views(kind: 1), exceeds: 0) == nil)
      #expect(ledger.sum(of: .unsettledGroups, beforeGroupOf: item) == item)
      #expect(ledger.group(where: .unsettledGroups, exceeds: item)?.group == item)
      #expect(ledger.group(where: .unsettledGroups, exceeds: count) == nil)
    }
  }
}
