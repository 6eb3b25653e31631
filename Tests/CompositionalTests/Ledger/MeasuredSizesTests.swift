import CompositionalTestSupport
import Testing

@testable import Compositional

/// The measured sizes of items in their tree, against an array.
@Suite struct MeasuredSizesTests {
  private func size(_ width: Double, _ height: Double) -> MeasuredSize {
    MeasuredSize(
      size: Vector(x: width, y: height), proposal: Vector(x: .nan, y: height.isNaN ? 10 : .nan))
  }

  /// A size of few, so that neighbors are often equal, or none.
  private func random(_ random: inout RandomSource) -> MeasuredSize {
    random.chance(40)
      ? .none : size(random.pick([20, 30.5, 47]), random.pick([Double.nan, 15, 90]))
  }

  private func expectSame(_ sizes: MeasuredSizes, _ model: [MeasuredSize], _ step: String) {
    let violation = sizes.ledger.invariantViolation()
    #expect(violation == nil, "\(step)")
    #expect(sizes.cursor(at: 0).sizes(sizes.count) == model, "\(step)")
    let widths = model.map(\.size.x).filter { !$0.isNaN }
    let heights = model.map(\.size.y).filter { !$0.isNaN }
    let longest = MeasuredSize(size: sizes.longest, proposal: MeasuredSize.none.proposal)
    let expected = MeasuredSize(
      size: Vector(x: widths.max() ?? .nan, y: heights.max() ?? .nan),
      proposal: MeasuredSize.none.proposal)
    #expect(longest == expected, "\(step)")
    #expect(sizes.ledger.hasMeasurements == model.contains { $0.isMeasured }, "\(step)")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func sizesEqualThoseOfAnArray(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var model = Array(repeating: MeasuredSize.none, count: 40)
    var sizes = MeasuredSizes([(.none, 40)], keepsLongest: true)
    for step in 0..<600 {
      let copy = sizes
      let before = model
      let item = random.integer(0...model.count)
      switch random.integer(0...9) {
      case 0:
        let last = min(model.count, item + random.integer(0...30))
        model.removeSubrange(item..<last)
        sizes.ledger.remove(items: item..<last)
        sizes.ledger.joinRuns(at: item)
      case 1:
        let count = random.integer(1...40)
        model.insert(contentsOf: Array(repeating: .none, count: count), at: item)
        sizes.ledger.insertUnmeasured(groups: count, at: item)
        sizes.ledger.joinRuns(at: item)
      default:
        guard item < model.count else { continue }
        model[item] = self.random(&random)
        sizes.set(model[item], of: item)
        #expect(sizes[item] == model[item])
      }
      expectSame(sizes, model, "step \(step)")
      if step % 20 == 0 { expectSame(copy, before, "copy of step \(step)") }
    }
  }

  /// Items without a size are one run again when all are discarded, however they were measured.
  @Test func discardedSizesAreRuns() {
    var sizes = MeasuredSizes([(.none, 12)], keepsLongest: false)
    for item in 0..<12 { sizes.set(size(Double(item), 10), of: item) }
    #expect(sizes.cursor(at: 0).endOfRun() == 1)
    for item in (0..<12).reversed() { sizes.set(.none, of: item) }
    #expect(sizes.cursor(at: 0).entryEnd == 12)
    #expect(!sizes.ledger.hasMeasurements)
  }

  /// A cursor reads the same from any item on: in runs, and across pages.
  @Test func aCursorReadsFromAnyItem() {
    let runs: [MeasuredSizes.Run] = (0..<100).map { (run: Int) in
      if run % 3 == 0 { return (.none, 5) }
      return (size(Double(run), 10), 1)
    }
    let model = runs.flatMap { Array(repeating: $0.size, count: $0.count) }
    let sizes = MeasuredSizes(runs, keepsLongest: false)
    // 34 of 100 runs have 5 items: 34 * 5 + 66.
    #expect(sizes.count == 236)
    for item in 0..<sizes.count {
      #expect(sizes.cursor(at: item).sizes(sizes.count - item) == Array(model[item...]))
    }
    #expect(sizes.cursor(at: 2).endOfRun() == 5)
  }
}
