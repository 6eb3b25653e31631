import Compositional
import Foundation

/// S10: cells that share a length, each taller than all that were measured before, so that each
/// moves and stretches all rows.
struct SharingScenarios {
  private static let steps = 20

  /// Measures one cell where 10,000 are measured, and compares it where 1,000 of a billion are with one of a
  /// thousand.
  func growing(_ report: inout Report) {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 32)
    for (name, section) in [
      ("tag", Layouts.tags(height: uniform)), ("row of two heights", Layouts.sharedRows()),
    ] {
      var all = Growth(section, items: 10_000, measured: 10_000)
      let time = nanoseconds(runs: 3) { all.grow(steps: Self.steps) } / Double(Self.steps)
      report.add(
        "S10 \(name) taller than all of 10,000", report.format(time), target: "< 30 ms",
        isMet: time < 30e6)
      var few = Growth(section, items: 1000, measured: 1000)
      var many = Growth(section, items: 1_000_000_000, measured: 1000)
      let times = paired(runs: 7) {
        few.grow(steps: Self.steps)
      } _: {
        many.grow(steps: Self.steps)
      }
      report.add(
        "S10 \(name) taller than 1,000 of a billion, by a thousand",
        times.1 / Double(Self.steps), floor: times.0 / Double(Self.steps), atMost: 1.5)
    }
  }
}

/// A section of which the first cells were measured.
private struct Growth {
  private var layout: CollectionLayout
  private let middle: Int
  private var height = 40.0

  init(_ section: CollectionLayoutSection, items: Int, measured: Int) {
    layout = CollectionLayout(section: section)
    layout.prepare(itemCounts: [items], in: Layouts.environment)
    middle = measured / 2
    for item in 0..<measured { record(item, 20 + Double(item % 20)) }
  }

  private mutating func record(_ item: Int, _ height: Double) {
    let width = Double(40 + item * 7919 % 121)
    layout.record(
      ElementMeasurement(
        .cell(section: 0, item: item), PreferredSize(width: width, height: height)))
  }

  /// Measures cells in the middle, each taller than all others.
  mutating func grow(steps: Int) {
    for step in 0..<steps {
      height += 0.5
      record(middle + step % 50, height)
    }
    let frame = layout.attributes(for: .cell(section: 0, item: 0))?.frame
    check("S10 tallest", Int(2 * Double(frame?.height ?? 0)), Int(2 * height))
  }
}
