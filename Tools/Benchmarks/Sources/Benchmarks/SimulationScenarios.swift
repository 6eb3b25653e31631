import Compositional
import CompositionalSimulation
import Foundation

/// S9: a simulated collection view at 120 frames per second, compared with real time.
struct SimulationScenarios {
  /// One fling per second at 6,000 points per second, for a minute.
  private static let seconds = 60
  private static let velocity = 6_000.0

  /// Runs all scenarios.
  func simulating(_ report: inout Report) {
    var random = Random(seed: 42)
    let heights = (0..<100_000).map { _ in random.height() }
    run(
      "S9 list of 100000 measured rows", list(heights), flings,
      offset: Self.distance(Self.velocity), &report)
    run("S9 grid of 10^9 items", grid, flings, offset: Self.distance(Self.velocity), &report)
    run("S9 100 orthogonal sections", lanes, swipes, offset: Self.distance(400), &report)
  }

  /// Runs one scenario of the engine alone, for a profiler.
  func profile() {
    var random = Random(seed: 42)
    let heights = (0..<100_000).map { _ in random.height() }
    let start = list(heights)
    for _ in 0..<100 { _ = simulated(start, flings) }
  }

  /// Returns the total distance of flings of a second each.
  ///
  /// A fling of v travels v 0.998^n / 1000 in millisecond n, 0.499 v (1 - e^-k) in a second, with
  /// k = -1000 ln 0.998, and then has the speed v e^-k. Of that speed u, 0.000816 u^1.967 is added to
  /// the next fling.
  private static func distance(_ velocity: Double) -> Double {
    let decay = -1000 * log(0.998)
    var distance = 0.0
    var speed = velocity
    for _ in 0..<seconds {
      distance += 0.499 * speed * (1 - exp(-decay))
      speed = velocity + 0.000816 * pow(speed * exp(-decay), 1.967)
    }
    return distance
  }

  private var flings: ScrollScript {
    ScrollScript(
      (0..<Self.seconds).flatMap { _ -> [ScrollAction] in
        [.fling(velocity: CGFloat(Self.velocity)), .wait(1)]
      })
  }

  /// A swipe of each section while the view scrolls.
  private var swipes: ScrollScript {
    ScrollScript(
      (0..<Self.seconds).flatMap { section -> [ScrollAction] in
        [
          .flingSection(section, velocity: 2_000), .fling(velocity: 400), .wait(1),
        ]
      })
  }

  // MARK: Layouts

  private func list(_ heights: [Double]) -> CollectionViewSimulator {
    CollectionViewSimulator(
      CollectionLayout(section: Layouts.estimatedRows(columns: 1)), itemCounts: [heights.count],
      in: Layouts.environment,
      measurer: ClosureMeasurer { PreferredSize(height: CGFloat(heights[$0.id.indexPath.item])) })
  }

  private var grid: CollectionViewSimulator {
    CollectionViewSimulator(
      CollectionLayout(section: Layouts.grid()), itemCounts: [1_000_000_000],
      in: Layouts.environment)
  }

  private var lanes: CollectionViewSimulator {
    let item = CollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.absolute(100), .absolute(120)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    return CollectionViewSimulator(
      CollectionLayout(section: section), itemCounts: Array(repeating: 1_000, count: 100),
      in: Layouts.environment)
  }

  // MARK: Running

  private func simulated(
    _ start: CollectionViewSimulator, _ script: ScrollScript
  ) -> CollectionViewSimulator {
    var simulator = start
    do {
      try simulator.run(script, within: Double(Self.seconds))
    } catch {
      preconditionFailure("The script of a scenario cannot be carried out: \(error)")
    }
    return simulator
  }

  private func run(
    _ name: String, _ start: CollectionViewSimulator, _ script: ScrollScript, offset: Double,
    _ report: inout Report
  ) {
    var end = start
    let time = nanoseconds { end = simulated(start, script) }
    // Each fling begins at a whole pixel, at most a quarter of a point away.
    let error = abs(Double(end.contentOffset.y) - offset)
    check("\(name): offset", error <= Double(Self.seconds) / 4 ? 0 : Int(error), 0)
    check("\(name): views in use", end.pool.all.inUse, end.visibleElements.count)
    let factor = end.time / (time / 1e9)
    report.add(
      name, String(format: "%.0fx real time, %@ a frame", factor, report.format(time / 7_200)),
      target: ">= 1000x", isMet: factor >= 1_000)
  }
}
