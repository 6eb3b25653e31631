import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

/// Laws of the simulator, checked with random scripts over random layouts.
@Suite struct SimulatorLawTests {
  @Test(arguments: [false, true])
  func everyFrame(isEstimating: Bool) throws {
    var failures = 0
    for seed in RandomRun.seeds(30) where failures < 5 {
      let simulation = RandomSimulation(seed: seed, isEstimating: isEstimating, actions: 14)
      var simulator = simulation.makeSimulator()
      var laws = SimulatorLaws()
      try simulator.run(simulation.script.script) { frame, simulator in
        laws.check(frame, simulator)
        return laws.broken.isEmpty
      }
      if laws.broken.isEmpty { laws.checkEnd(simulator) }
      guard !laws.broken.isEmpty else { continue }
      failures += 1
      Issue.record("\(laws.broken.prefix(4).joined(separator: "\n"))\n\(simulation)")
    }
  }

  /// The frames of a run.
  private struct Run: Equatable {
    var frames: [SimulatedFrame] = []
    /// The tick of each frame, and the totals of views and requested data by then.
    var ticks: [Int] = []
    var totals: [[Int]] = []
  }

  private func run(
    _ simulation: RandomSimulation, _ rate: Int
  ) throws -> (Run, CollectionViewSimulator) {
    var simulator = simulation.makeSimulator()
    var run = Run()
    var total = [0, 0, 0, 0, 0, 0, 0]
    try simulator.run(simulation.script.script, framesPerSecond: rate) { frame, simulator in
      for (index, count) in [
        frame.created, frame.reused, frame.returned, frame.prefetched.count,
        frame.cancelled.count, frame.events.count, frame.work.measurements,
      ].enumerated() { total[index] += count }
      run.frames.append(frame)
      run.ticks.append(simulator.ticks)
      run.totals.append(total)
      return true
    }
    return (run, simulator)
  }

  @Test(arguments: [false, true])
  func frameRatesShowTheSameRun(isEstimating: Bool) throws {
    var failures = 0
    for seed in RandomRun.seeds(10) where failures < 4 {
      let simulation = RandomSimulation(seed: seed, isEstimating: isEstimating, actions: 12)
      let (all, end) = try run(simulation, 120)
      let again = try run(simulation, 120)
      var differences: [String] = []
      if again.0 != all { differences.append("the same script gives other frames") }
      let known = Dictionary(
        zip(all.ticks, all.frames.indices).map { ($0, $1) }
      ) { first, _ in first }
      for rate in [60, 30] {
        let (some, otherEnd) = try run(simulation, rate)
        if some.frames.count > all.frames.count { differences.append("more frames at \(rate)") }
        for (index, tick) in some.ticks.enumerated() {
          guard let other = known[tick] else {
            differences.append("no tick \(tick) at 120")
            continue
          }
          let (frame, match) = (some.frames[index], all.frames[other])
          if frame.contentOffset != match.contentOffset || frame.velocity != match.velocity
            || frame.contentSize != match.contentSize || frame.visibleCount != match.visibleCount
            || some.totals[index] != all.totals[other]
          {
            differences.append(
              "tick \(tick) at \(rate): \(some.totals[index]) and \(all.totals[other])")
          }
        }
        if otherEnd.ticks != end.ticks || otherEnd.viewport != end.viewport
          || otherEnd.pool != end.pool || otherEnd.layout.contentSize != end.layout.contentSize
        {
          differences.append("another end at \(rate)")
        }
      }
      guard !differences.isEmpty else { continue }
      failures += 1
      Issue.record("\(differences.prefix(4).joined(separator: "\n"))\n\(simulation)")
    }
  }

  /// A view that only touches move rests on a page, and one that does not bounce never
  /// leaves its content.
  @Test func pagesAndEnds() throws {
    var options = RandomScriptOptions()
    options.changesData = false
    options.changesSurroundings = false
    options.movesItems = false
    for seed in RandomRun.seeds(20) {
      let simulation = RandomSimulation(
        seed: seed, isEstimating: false, actions: 10, options: options)
      for isPaging in [false, true] {
        var simulator = simulation.makeSimulator()
        simulator.bounces = false
        simulator.isPagingEnabled = isPaging
        var script = simulation.script.actions.filter {
          switch $0 {
          case .scrollTo, .scrollToItem: false
          default: true
          }
        }
        script.append(.tap(at: CGPoint(x: -100, y: -100)))
        let content = simulator.layout.contentSize
        try simulator.run(ScrollScript(script)) { frame, simulator in
          for axis in LayoutAxis.allCases {
            let range = simulator.contentOffsetRange(along: axis)
            #expect(
              range.contains(frame.contentOffset[axis]), "\(frame.time): \(range)\n\(simulation)")
          }
          return true
        }
        // A view that rests at the end stays there when the end moves.
        guard isPaging, simulator.layout.contentSize == content else { continue }
        for axis in LayoutAxis.allCases {
          let range = simulator.contentOffsetRange(along: axis)
          let length = simulator.viewport.size[axis]
          let offset = simulator.contentOffset[axis]
          guard length > 0, abs(offset - range.upperBound) > 1e-6 else { continue }
          let pages = (offset - range.lowerBound) / length
          #expect(
            abs(pages - pages.rounded()) < 1e-6,
            "\(offset) of \(length) in \(range)\n\(simulation)")
        }
      }
    }
  }

  /// No motion gains energy: a fling only loses speed, also at the ends.
  @Test func energyNeverGrows() {
    var random = RandomSource(seed: 11)
    for _ in 0..<60 {
      var simulator = SampleList.simulator(random.integer(0...300))
      simulator.alwaysBounceVertical = true
      if random.chance(30) { simulator.decelerationRate = .fast }
      let range = simulator.contentOffsetRange(along: .vertical)
      simulator.setContentOffset(CGPoint(x: 0, y: random.number(range)))
      simulator.advance()
      simulator.fling(velocity: CGFloat(random.number(-20_000...20_000)))
      var most = Double.infinity
      var isOutside = false
      while !simulator.isAtRest {
        let frame = simulator.advance()
        let offset = Double(frame.contentOffset.y)
        let past = offset - min(max(offset, range.lowerBound), range.upperBound)
        // Of the spring past the ends: half the square of speed and of rate times distance, which is
        // shown to half a pixel.
        let speed = Double(frame.velocity.y)
        func energy(of distance: Double) -> Double {
          let stretch = 10.95 * distance
          return speed * speed / 2 + stretch * stretch / 2
        }
        let least = energy(of: max(0, past.magnitude - 0.25))
        #expect(least <= most * (1 + 1e-9) + 1e-9, "at \(offset)")
        if isOutside { #expect(past.magnitude > 0 || simulator.isAtRest) }
        isOutside = past != 0
        most = energy(of: past.magnitude + 0.25)
      }
    }
  }
}
