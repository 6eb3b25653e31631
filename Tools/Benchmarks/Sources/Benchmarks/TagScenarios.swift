import Compositional
import Foundation

/// S10: tags of estimated sizes in rows that wrap, at any number of items.
struct TagScenarios {
  private let environment = Layouts.environment
  private let screen = CGSize(width: 390, height: 844)
  /// The true widths, which repeat.
  private let widths: [Double]

  init() {
    var random = Random(seed: 42)
    widths = (0..<1 << 17).map { _ in Double(40 + random.pick(121)) }
  }

  private func size(_ item: Int) -> PreferredSize {
    PreferredSize(width: widths[item & (widths.count - 1)], height: 32)
  }

  private func prepared(_ items: Int) -> CollectionLayout {
    var layout = CollectionLayout(section: Layouts.tags())
    layout.prepare(itemCounts: [items], in: environment)
    return layout
  }

  /// Measures what is in sight, and returns the number of tags that were measured.
  private func measure(_ layout: inout CollectionLayout, at y: Double) -> LayoutChange {
    let viewport = Viewport(contentOffset: CGPoint(x: 0, y: y), size: screen)
    return layout.measure(in: viewport) { size($0.id.indexPath.item) }
  }

  /// Compares each step at 100,000 and a billion tags with the same step at a thousand.
  func wrapping(_ report: inout Report) {
    for items in [100_000, 1_000_000_000] {
      compare("first screen", items, 60, &report) { firstScreens($0) }
      compare("frame of a fling", items, 150, &report) { fling($0) }
      compare("change in the middle", items, 1000, &report) { changes($0) }
    }
    let rows = SizedScenarios()
    let (floor, time) = paired(runs: 3) {
      rows.scrollOnce()
    } _: {
      check("S10 tags measured", everything(100_000), 100_000)
    }
    report.add(
      "S10 one of 100,000 tags, all measured, by an S3 row", time / 1e5, floor: floor / 1e5,
      atMost: 10)
  }

  private func compare(
    _ name: String, _ items: Int, _ steps: Int, _ report: inout Report, _ run: (Int) -> Int
  ) {
    var answers = [0, 0]
    let (few, many) = paired(runs: 7) {
      answers[0] = run(1000)
    } _: {
      answers[1] = run(items)
    }
    check("S10 \(name), \(items) tags as a thousand", answers[1], answers[0])
    report.add(
      "S10 \(name), \(items) tags, by a thousand", many / Double(steps), floor: few / Double(steps),
      atMost: 1.5)
  }

  /// Measures a hundred thousand tags, for a profiler.
  func profile() { check("S10 tags measured", everything(100_000), 100_000) }

  private func firstScreens(_ items: Int) -> Int {
    (0..<60).reduce(0) { sum, _ in
      var layout = prepared(items)
      return sum + (measure(&layout, at: 0).isEmpty ? 0 : 1)
    }
  }

  /// 6,000 points a second at 120 Hz, as far as a thousand tags go.
  private func fling(_ items: Int) -> Int {
    var layout = prepared(items)
    var y = 0.0
    return (0..<150).reduce(0) { sum, _ in
      let change = measure(&layout, at: y)
      y += 50 + Double(change.contentOffsetAdjustment.y)
      return sum + (change.isEmpty ? 0 : 1)
    }
  }

  private func changes(_ items: Int) -> Int {
    var layout = prepared(items)
    return (0..<1000).reduce(0) { sum, step in
      let size = PreferredSize(width: step % 2 == 0 ? 150 : 45, height: 32)
      let id = ElementID.cell(section: 0, item: items / 2)
      return sum + (layout.record(ElementMeasurement(id, size)).isEmpty ? 0 : 1)
    }
  }

  /// Scrolls to the end by 500 points, and measures what comes in sight, as S3 does.
  private func everything(_ items: Int) -> Int {
    let memory = UnsafeMutableBufferPointer<ElementFrame>.allocate(capacity: 4096)
    defer { memory.deallocate() }
    var layout = prepared(items)
    var isMeasured = [Bool](repeating: false, count: items)
    var y = 0.0
    var measured = 0
    while true {
      var isSettled = false
      while !isSettled {
        isSettled = true
        let rect = CGRect(x: 0, y: y, width: 390, height: 844)
        for index in 0..<layout.writeFrames(in: rect, to: memory) {
          let path = memory[index].indexPath
          guard !isMeasured[path.item] else { continue }
          isMeasured[path.item] = true
          isSettled = false
          layout.record(ElementMeasurement(.cell(path), size(path.item)))
          measured += 1
        }
      }
      let end = Double(layout.contentSize.height) - 844
      guard y < end else { return measured }
      y = min(y + 500, end)
    }
  }
}
